"""
Learns the network that app/providers/embedding/entailment.server.ts runs; started by training/entailment/train-entailment.ts.

Arguments: the examples (JSON), the graph of ONNX to begin from (MiniLM's, or one written here), the graph to write, and
how much of what is not new a round reads (1 unless said).
Prints macro-F1 of the four relations on the examples held out after each round.
"""

import json
import os
import random
import sys
import time

import numpy as np
import onnx
import torch
import torch.nn as nn
import torch.nn.functional as F
from onnx import TensorProto, helper, numpy_helper

LAYERS, HEADS, WIDE = 6, 12, 384
# More would overflow on machines without instructions of their own for products of bytes.
MOST_OF_BYTE = 63
BEGIN, END, ASKED, MOST_PLACES = 101, 102, 1, 240
ROUNDS, ROUNDS_ONWARD, BATCH, WARM_UP = 4, 1, 32, 0.06
# Onward the rates are a half of these, and of the weights written so much is new: the mean of two rounds errs less.
RATE_OF_ENCODER, RATE_OF_REST = 8e-5, 4e-4
NEW_SHARE = 0.6
TOLD_EVERY = 100
SMOOTHING, DECAY, DROPPED, SEED = 0.05, 0.01, 0.1, 1
# Of pairs in prose that have nothing to do with each other a round reads so many for each of the others, those that
# share more words the rather; and it leaves out the question of such a share of all.
MOST_UNRELATED, SHARING_NOTHING, UNASKED = 2, 0.2, 0.15
# A family makes many pairs of few sentences; a round reads such a share of them, and of those that answer a question.
FAMILY_SHARE, QUESTION_SHARE = 0.3, 0.6
UNRELATED = 3
NEW_NAMES = ('gather.w', 'gather.b', 'classes.w', 'classes.b')


def read_minilm(graph):
    """The weights of MiniLM under our names. Its matrices come as blocks of 32 numbers of 4 bits with one scale."""
    known = {each.name: numpy_helper.to_array(each) for each in graph.initializer}

    def matrix(name, width, depth):
        packed = known[f'{name}.MatMul.weight_Q4'].reshape(width, depth // 32, 16)
        blocks = np.empty((width, depth // 32, 32), np.float32)
        blocks[..., 0::2], blocks[..., 1::2] = packed & 15, packed >> 4
        scales = known[f'{name}.MatMul.weight_scales'].reshape(width, depth // 32, 1)
        return np.ascontiguousarray(((blocks - 8) * scales).reshape(width, depth).T)

    def bias(name):
        return next(known[each] for each in known if each.startswith(name) and 'bias' in each.lower())

    table = lambda name: known[f'.model.embeddings.{name}_embeddings.weight']
    weights = {'words': table('word'), 'places': table('position')[:MOST_PLACES], 'sides': table('token_type')}
    norms = ['even'] + [f'l{i}.even{k}' for i in range(LAYERS) for k in (1, 2)]
    for name, node in zip(norms, (node for node in graph.node if node.op_type == 'LayerNormalization')):
        weights[f'{name}.w'], weights[f'{name}.b'] = known[node.input[1]], known[node.input[2]]
    for i in range(LAYERS):
        own = f'model.layers.{i}.'
        parts = [f'{own}attn.{part}_proj' for part in 'qkv']
        weights[f'l{i}.qkv.w'] = np.concatenate([matrix(part, WIDE, WIDE) for part in parts], 1)
        weights[f'l{i}.qkv.b'] = np.concatenate([bias(part) for part in parts])
        for ours, theirs, width, depth in (
            ('out', 'attn.o_proj', WIDE, WIDE),
            ('up', 'mlp.fc1', 4 * WIDE, WIDE),
            ('down', 'mlp.fc2', WIDE, 4 * WIDE),
        ):
            weights[f'l{i}.{ours}.w'], weights[f'l{i}.{ours}.b'] = matrix(own + theirs, width, depth), bias(own + theirs)
    uniform = lambda rows, columns: ((torch.rand(rows, columns) * 2 - 1) * rows**-0.5).numpy()
    for name, rows, columns in (('gather', 2 * WIDE, WIDE), ('classes', WIDE, 4)):
        weights[f'{name}.w'], weights[f'{name}.b'] = uniform(rows, columns), np.zeros(columns, np.float32)
    return weights


def read_ours(graph):
    """The weights of a graph written here."""
    known = {each.name: numpy_helper.to_array(each) for each in graph.initializer}
    scaled = lambda name: known[name].astype(np.float32) * known[f'{name}.scale']
    return {name: scaled(name) if f'{name}.scale' in known else known[name] for name in known if is_weight(name)}


def is_weight(name):
    return name in ('words', 'places', 'sides') or name.endswith(('.w', '.b'))


def write_graph(weights, path):
    """
    The network as a graph: words by rows of bytes, matrices by columns of bytes, which are multiplied with states rounded
    to bytes as they come. One pair at a time, so that no other has a part in the rounding. Inputs ids and side (0 first,
    1 second text), [tokens] each; output the likelihoods, [4].
    """
    nodes, constants = [], []

    def put(name, value):
        constants.append(numpy_helper.from_array(np.ascontiguousarray(value), name))
        return name

    def run(kind, inputs, name, **options):
        nodes.append(helper.make_node(kind, inputs, [name], **options))
        return name

    def bytes_of(name, along, most):
        scale = np.maximum(np.abs(weights[name]).max(along, keepdims=True), 1e-12) / most
        put(name, np.round(weights[name] / scale).astype(np.int8))
        return put(f'{name}.scale', scale.astype(np.float32))

    def dense(x, name):
        put(f'{name}.b', weights[f'{name}.b'])
        scale = bytes_of(f'{name}.w', 0, MOST_OF_BYTE)
        rounded = [f'{name}.{part}' for part in ('states', 'states.scale', 'states.zero')]
        nodes.append(helper.make_node('DynamicQuantizeLinear', [x], rounded))
        whole = run('MatMulInteger', [rounded[0], f'{name}.w', rounded[2]], f'{name}.whole')
        product = run('Cast', [whole], f'{name}.cast', to=TensorProto.FLOAT)
        both = run('Mul', [rounded[1], scale], f'{name}.both')
        return run('Add', [run('Mul', [product, both], f'{name}.scaled'), f'{name}.b'], f'{name}.out')

    def even(x, name):
        inputs = [x, put(f'{name}.w', weights[f'{name}.w']), put(f'{name}.b', weights[f'{name}.b'])]
        return run('LayerNormalization', inputs, f'{name}.out', axis=-1, epsilon=1e-12)

    def attend(x, layer):
        nodes.append(helper.make_node('Split', [dense(x, f'{layer}.qkv')], [f'{layer}.{p}' for p in 'qkv'], axis=-1))
        heads = {}
        for part, order in (('q', [1, 0, 2]), ('k', [1, 2, 0]), ('v', [1, 0, 2])):
            shaped = run('Reshape', [f'{layer}.{part}', 'by heads'], f'{layer}.{part}.shaped')
            heads[part] = run('Transpose', [shaped], f'{layer}.{part}.turned', perm=order)
        near = run('MatMul', [run('Mul', [heads['q'], 'near'], f'{layer}.q.scaled'), heads['k']], f'{layer}.near')
        seen = run('Softmax', [near], f'{layer}.seen', axis=-1)
        told = run('Transpose', [run('MatMul', [seen, heads['v']], f'{layer}.told')], f'{layer}.back', perm=[1, 0, 2])
        return dense(run('Reshape', [told, 'as one'], f'{layer}.joined'), f'{layer}.out')

    def gelu(x, name):
        share = run('Add', [run('Erf', [run('Div', [x, 'root'], f'{name}.div')], f'{name}.erf'), 'one'], f'{name}.share')
        return run('Mul', [run('Mul', [x, share], f'{name}.bent'), 'half'], f'{name}.gelu')

    put('by heads', np.array([0, HEADS, WIDE // HEADS]))
    put('as one', np.array([0, WIDE]))
    for name, number in (('near', (WIDE // HEADS) ** -0.5), ('root', 2**0.5), ('one', 1), ('half', 0.5)):
        put(name, np.array(number, np.float32))
    for name, number in (('first', 0), ('second', 1)):
        put(name, np.array([number]))
    scale = bytes_of('words', 1, 127)
    rows = run('Cast', [run('Gather', ['words', 'ids'], 'bytes')], 'rows', to=TensorProto.FLOAT)
    meant = run('Mul', [rows, run('Gather', [scale, 'ids'], 'scales')], 'meant')
    on_side = run('Gather', [put('sides', weights['sides']), 'side'], 'on side')
    placed = run('Slice', [put('places', weights['places']), 'first', run('Shape', ['ids'], 'length'), 'first'], 'placed')
    x = even(run('Add', [run('Add', [meant, on_side], 'sided'), placed], 'embedded'), 'even')
    for i in range(LAYERS):
        layer = f'l{i}'
        x = even(run('Add', [x, attend(x, layer)], f'{layer}.sum1'), f'{layer}.even1')
        wide = gelu(dense(x, f'{layer}.up'), layer)
        x = even(run('Add', [x, dense(wide, f'{layer}.down')], f'{layer}.sum2'), f'{layer}.even2')
    mean = run('ReduceMean', [x], 'mean', axes=[0], keepdims=1)
    begin = run('Slice', [x, 'first', 'second', 'first'], 'begin')
    told = run('Tanh', [dense(run('Concat', [begin, mean], 'told', axis=-1), 'gather')], 'gathered')
    run('Squeeze', [run('Softmax', [dense(told, 'classes')], 'shares', axis=-1), 'first'], 'likely')
    inputs = [helper.make_tensor_value_info(n, TensorProto.INT64, ['tokens']) for n in ('ids', 'side')]
    output = helper.make_tensor_value_info('likely', TensorProto.FLOAT, [4])
    graph = helper.make_graph(nodes, 'entailment', inputs, [output], constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid('', 17)])
    model.ir_version = 8
    onnx.checker.check_model(model)
    onnx.save(model, path)


class Network(nn.Module):
    """What write_graph writes, as it learns."""

    def __init__(self, weights):
        super().__init__()
        self.weights = nn.ParameterDict()
        for name, value in weights.items():
            self.weights[name.replace('.', '_')] = nn.Parameter(torch.tensor(np.array(value)))
        # What a word means alone, MiniLM knows from far more text than ours.
        self.of('words').requires_grad = False

    def of(self, name):
        return self.weights[name.replace('.', '_')]

    def dense(self, x, name):
        return x @ self.of(f'{name}.w') + self.of(f'{name}.b')

    def even(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.of(f'{name}.w'), self.of(f'{name}.b'), 1e-12)

    def drop(self, x):
        return F.dropout(x, DROPPED, self.training)

    def attend(self, x, mask, layer):
        size, length, width = x.shape
        to_heads = lambda part: part.view(size, length, HEADS, width // HEADS).transpose(1, 2)
        q, k, v = map(to_heads, self.dense(x, f'{layer}.qkv').chunk(3, -1))
        seen = q * (width // HEADS) ** -0.5 @ k.transpose(-1, -2) + (~mask)[:, None, None, :] * -1e9
        told = (self.drop(seen.softmax(-1)) @ v).transpose(1, 2).reshape(size, length, width)
        return self.dense(told, f'{layer}.out')

    def forward(self, ids, sides, mask):
        x = self.of('words')[ids] + self.of('places')[: ids.shape[1]] + self.of('sides')[sides]
        x = self.drop(self.even(x, 'even'))
        for i in range(LAYERS):
            x = self.even(x + self.drop(self.attend(x, mask, f'l{i}')), f'l{i}.even1')
            wide = F.gelu(self.dense(x, f'l{i}.up'))
            x = self.even(x + self.drop(self.dense(wide, f'l{i}.down')), f'l{i}.even2')
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        told = torch.tanh(self.dense(self.drop(torch.cat([x[:, 0], mean], -1)), 'gather'))
        return self.dense(self.drop(told), 'classes')


def joined(examples, turned):
    """Both texts of each example as one, padded; the second first where it is turned. Of prose the question leads."""
    rows = [(x['b'], x['a']) if is_turned else (x['a'], x['b']) for x, is_turned in zip(examples, turned)]
    heads = [[BEGIN] if x['asked'] is None else [BEGIN, *x['asked'], ASKED] for x in examples]
    texts = [[*head, *a, END, *b, END] for head, (a, b) in zip(heads, rows)]
    shape = len(texts), max(map(len, texts))
    ids, sides = torch.zeros(shape, dtype=torch.long), torch.zeros(shape, dtype=torch.long)
    mask = torch.zeros(shape, dtype=torch.bool)
    for i, (text, (_, b)) in enumerate(zip(texts, rows)):
        ids[i, : len(text)] = torch.tensor(text)
        sides[i, len(text) - len(b) - 1 : len(text)] = 1
        mask[i, : len(text)] = True
    return ids, sides, mask


def relations(examples):
    return torch.tensor([x['relation'] for x in examples])


def size(example):
    return len(example['asked'] or []) + len(example['a']) + len(example['b'])


def chosen(examples, known_share):
    """
    What one round reads, in random order: a part of the families, of the prose that is apart and all the rest; of all that
    is not read twice the given share.
    """
    examples = [x for x in examples if x.get('isTwice') or random.random() < known_share]
    single = [x for x in examples if not x['isOfFamily']]
    share = lambda x: FAMILY_SHARE if x['asked'] is None else QUESTION_SHARE
    families = [x for x in examples if x['isOfFamily'] and random.random() < share(x)]
    prose = [x for x in single if x['asked'] is not None]
    apart = [x for x in prose if x['relation'] == UNRELATED]
    rank = lambda x: random.random() ** (1 / (SHARING_NOTHING + x['shared']))
    few = sorted(apart, key=rank, reverse=True)[: MOST_UNRELATED * (len(prose) - len(apart))]
    related = [x for x in single if x['asked'] is None or x['relation'] != UNRELATED]
    twice = [x for x in related if x.get('isTwice')]
    read = related + twice + few + families
    return [
        {**x, 'asked': []} if x['asked'] and random.random() < UNASKED else x for x in random.sample(read, len(read))
    ]


def shuffled(examples):
    """Batches of texts of like length, in random order."""
    near = 20 * BATCH
    groups = [sorted(examples[i : i + near], key=size) for i in range(0, len(examples), near)]
    batches = [group[i : i + BATCH] for group in groups for i in range(0, len(group), BATCH)]
    return random.sample(batches, len(batches))


def macro_f1(network, examples):
    network.eval()
    parts = [examples[i : i + BATCH] for i in range(0, len(examples), BATCH)]
    with torch.no_grad(), torch.autocast('cpu', dtype=torch.bfloat16):
        found = torch.cat([network(*joined(part, [False] * len(part))).argmax(1) for part in parts])
    network.train()
    meant, shares = relations(examples), []
    for k in range(4):
        both = ((found == k) & (meant == k)).sum().item()
        shares.append(2 * both / max(1, (found == k).sum().item() + (meant == k).sum().item()))
    return sum(shares) / 4


def main(path, begin, target, known_share='1'):
    torch.set_num_threads(os.cpu_count() or 1)
    torch.manual_seed(SEED)
    random.seed(SEED)
    examples = json.load(open(path))
    learned, held_out = ([x for x in examples if x['isHeldOut'] is is_held_out] for is_held_out in (False, True))
    graph = onnx.load(begin).graph
    is_onward = graph.name == 'entailment'
    weights = read_ours(graph) if is_onward else read_minilm(graph)
    network = Network(weights)
    new = {name.replace('.', '_') for name in NEW_NAMES}
    groups = [[], []]
    for name, weight in network.weights.items():
        groups[name in new].append(weight)
    rates = [rate * (0.5 if is_onward else 1) for rate in (RATE_OF_ENCODER, RATE_OF_REST)]
    optimizer = torch.optim.AdamW(
        [{'params': group, 'lr': rate} for group, rate in zip(groups, rates)], weight_decay=DECAY
    )
    rounds = [shuffled(chosen(learned, float(known_share))) for _ in range(ROUNDS_ONWARD if is_onward else ROUNDS)]
    steps, step, start = sum(map(len, rounds)), 0, time.time()
    for number, batches in enumerate(rounds, 1):
        for batch in batches:
            for group, rate in zip(optimizer.param_groups, rates):
                group['lr'] = rate * min(1, (step + 1) / (WARM_UP * steps)) * max(0, 1 - step / steps)
            with torch.autocast('cpu', dtype=torch.bfloat16):
                logits = network(*joined(batch, [random.random() < 0.5 for _ in batch]))
            loss = F.cross_entropy(logits.float(), relations(batch), label_smoothing=SMOOTHING)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            step += 1
            if step % TOLD_EVERY == 0:
                print(f'{step} of {steps} steps, {(time.time() - start) / 60:.0f} min', flush=True)
        minutes = (time.time() - start) / 60
        parts = [[x for x in held_out if (x['asked'] is None) is is_beside] for is_beside in (True, False)]
        beside, prose = (macro_f1(network, part) for part in parts)
        print(f'round {number}: macro-F1 {beside:.3f}, in prose {prose:.3f}, {minutes:.0f} min', flush=True)
        own = {name: network.of(name).detach().numpy() for name in weights}
        mean = lambda name: (1 - NEW_SHARE) * weights[name] + NEW_SHARE * own[name]
        write_graph({name: mean(name).astype(np.float32) for name in weights} if is_onward else own, target)


main(*sys.argv[1:])
