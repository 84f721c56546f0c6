"""
Learns the network of app/providers/embedding/entailment-network.ts; started by scripts/train-entailment.ts.

Arguments: the examples (JSON), the folder of the embeddings' weights, the file of weights to write, --onward to begin
from that file. Prints macro-F1 of the four relations on the examples held out after each round.
"""

import json
import random
import struct
import sys
import time

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

HEADS, WIDE, HELD = 4, 512, 256
ROUNDS, BATCH, WARM_UP = 3, 48, 200
RATE_OF_ENCODER, RATE_OF_REST = 1e-4, 5e-4
SMOOTHING, DECAY, SEED = 0.05, 0.01, 1
ENCODER = 'module_apply_default/Encoder_en/KonaTransformer/Encode/'
HIDDEN = 'module/Encoder_en/hidden_layers/tanh_layer_0/'


def read_encoder(folder):
    """The weights of the sentence embeddings by their names in the graph."""
    model = json.load(open(f'{folder}/model.json'))
    weights = {}
    for group in model['weightsManifest']:
        data = b''.join(open(f'{folder}/{path}', 'rb').read() for path in group['paths'])
        place = 0
        for spec in group['weights']:
            count = int(np.prod(spec['shape'])) if spec['shape'] else 1
            kind = np.float32 if spec['dtype'] == 'float32' else np.int32
            weights[spec['name']] = np.frombuffer(data, kind, count, place).reshape(spec['shape']).squeeze()
            place += 4 * count
    return weights


def encoder_names():
    """Our name of each weight of the encoder, and its name in the graph."""
    names = {'emb': 'module/Embeddings_en', 'whole.w': f'{HIDDEN}weights', 'whole.b': f'{HIDDEN}bias'}
    part = '/ConcatPartitions/concat'
    for i in (0, 1):
        layer, own = f'{ENCODER}Layer_{i}/TransformerLayer/', f'l{i}.'
        stack = f'{ENCODER}TransformerStack/Layer_{i}/TransformerLayer/FFN/'
        kernel = f'module/Encoder_en/KonaTransformer/Encode/Layer_{i}/TransformerLayer/MultiheadAttention/'
        for ours, theirs in (('ln1', layer), ('ln2', f'{layer}FFN/')):
            names[f'{own}{ours}.w'] = f'{theirs}layer_prepostprocess/layer_norm/layer_norm_scale{part}'
            names[f'{own}{ours}.b'] = f'{theirs}layer_prepostprocess/layer_norm/layer_norm_bias{part}'
        for ours, theirs in (('qkv', 'qkv_transform_single'), ('out', 'output_transform_single')):
            names[f'{own}{ours}.w'] = f'{kernel}{theirs}/kernel/part_0'
            names[f'{own}{ours}.b'] = f'{layer}MultiheadAttention/{theirs}/bias{part}'
        for ours, theirs in (('up', 'conv1'), ('down', 'conv2')):
            names[f'{own}{ours}.w'] = f'{stack}{theirs}/Tensordot/Reshape_1'
            names[f'{own}{ours}.b'] = f'{layer}FFN/{theirs}/bias{part}'
    residual = f'{ENCODER}Layer_0/TransformerLayer/dense/'
    return {**names, 'l0.residual.w': f'{residual}kernel{part}', 'l0.residual.b': f'{residual}bias{part}'}


class Network(nn.Module):
    """The twin of entailment-network.ts, over batches with a mask."""

    def __init__(self, weights):
        super().__init__()
        self.weights = nn.ParameterDict()
        for name, value in weights.items():
            self.weights[name.replace('.', '_')] = nn.Parameter(torch.tensor(np.array(value)))
        self.register_buffer('waves', torch.exp(-torch.arange(128) * (np.log(10_000) / 127)).float())

    def of(self, name):
        return self.weights[name.replace('.', '_')]

    def dense(self, x, name):
        return x @ self.of(f'{name}.w') + self.of(f'{name}.b')

    def even(self, x, name):
        return F.layer_norm(x, x.shape[-1:], self.of(f'{name}.w'), self.of(f'{name}.b'), 1e-6)

    def drop(self, x, share):
        return F.dropout(x, share, self.training)

    def layer(self, x, mask, i):
        size, length, width = x.shape
        to_heads = lambda part: part.view(size, length, HEADS, width // HEADS).transpose(1, 2)
        q, k, v = map(to_heads, self.dense(self.even(x, f'l{i}.ln1'), f'l{i}.qkv').chunk(3, -1))
        seen = q * (width // HEADS) ** -0.5 @ k.transpose(-1, -2) + (~mask)[:, None, None, :] * -1e9
        told = (seen.softmax(-1) @ v).transpose(1, 2).reshape(size, length, width)
        own = x if i else self.dense(x, 'l0.residual')
        x = own + self.drop(self.dense(told, f'l{i}.out'), 0.1)
        wide = F.relu(self.dense(self.even(x, f'l{i}.ln2'), f'l{i}.up'))
        return x + self.drop(self.dense(wide, f'l{i}.down'), 0.1)

    def read(self, ids, mask):
        angles = torch.arange(ids.shape[1]).float()[:, None] * self.waves
        x = (2 * self.of('emb')[ids] + torch.cat([angles.sin(), angles.cos()], 1)) * mask[..., None]
        x = self.layer(self.layer(x, mask, 0), mask, 1)
        mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        return self.even(x, 'ln'), F.normalize(torch.tanh(self.dense(mean, 'whole')), dim=-1)

    def forward(self, a_ids, a_mask, b_ids, b_mask):
        (a, a_whole), (b, b_whole) = self.read(a_ids, a_mask), self.read(b_ids, b_mask)
        attend = self.of('attend.w')
        near = (a @ attend) @ (b @ attend).transpose(1, 2) / 16
        beside = lambda own, found: F.relu(
            self.dense(self.drop(torch.cat([own, found, own - found, own * found], -1), 0.15), 'compare')
        )
        left = beside(a, (near + (~b_mask)[:, None, :] * -1e9).softmax(-1) @ b)
        right = beside(b, (near.transpose(1, 2) + (~a_mask)[:, None, :] * -1e9).softmax(-1) @ a)
        mean = lambda x, mask: (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
        most = lambda x, mask: (x + (~mask)[..., None] * -1e9).max(1)[0]
        means, mosts = (mean(left, a_mask), mean(right, b_mask)), (most(left, a_mask), most(right, b_mask))
        told = [
            means[0] + means[1],
            (means[0] - means[1]).abs(),
            torch.maximum(*mosts),
            mosts[0] + mosts[1],
            (a_whole - b_whole).abs(),
            a_whole * b_whole,
        ]
        gathered = F.relu(self.dense(self.drop(torch.cat(told, -1), 0.2), 'gather'))
        return self.dense(self.drop(gathered, 0.2), 'classes')


def new_weights(encoder):
    """The encoder as it comes, and what compares, at random."""
    names = encoder_names()
    missing = [name for name in names.values() if name not in encoder]
    if missing:
        sys.exit(f'The embeddings have no {missing[0]}')
    weights = {ours: encoder[theirs] for ours, theirs in names.items()}
    uniform = lambda rows, columns: ((torch.rand(rows, columns) * 2 - 1) * rows**-0.5).numpy()
    weights['ln.w'], weights['ln.b'] = np.ones(WIDE, np.float32), np.zeros(WIDE, np.float32)
    weights['attend.w'] = nn.init.orthogonal_(torch.empty(WIDE, HELD)).numpy()
    for name, rows, columns in (
        ('compare', 4 * WIDE, HELD),
        ('gather', 4 * HELD + 2 * WIDE, HELD),
        ('classes', HELD, 4),
    ):
        weights[f'{name}.w'], weights[f'{name}.b'] = uniform(rows, columns), np.zeros(columns, np.float32)
    return weights


def unpack(path):
    """The weights of a file in the form packed-weights.ts describes."""
    data = open(path, 'rb').read()
    length = struct.unpack('<I', data[:4])[0]
    place, weights = 4 + length, {}
    for spec in json.loads(data[4 : 4 + length]):
        shape = spec['shape']
        if spec['packing'] == 'floats':
            weights[spec['name']] = np.frombuffer(data, '<f4', shape[0], place).copy()
            place += 4 * shape[0]
        else:
            size = shape[0] * (4 + shape[1])
            rows = np.frombuffer(data, np.int8, size, place).reshape(shape[0], -1)
            scale = rows[:, :4].copy().view('<f4')
            weights[spec['name']] = rows[:, 4:].astype(np.float32) * scale
            place += size
    return weights


def pack(weights, path):
    head, body = [], b''
    for name, value in weights.items():
        packing = 'bytes' if value.ndim == 2 else 'floats'
        head.append({'name': name, 'shape': list(value.shape), 'packing': packing})
        if packing == 'floats':
            body += value.astype('<f4').tobytes()
            continue
        scale = np.maximum(np.abs(value).max(1), 1e-12) / 127
        small = np.round(value / scale[:, None]).astype(np.int8)
        body += np.concatenate([scale.astype('<f4').view(np.int8).reshape(-1, 4), small], 1).tobytes()
    text = json.dumps(head).encode()
    open(path, 'wb').write(struct.pack('<I', len(text)) + text + body)


def padded(texts):
    length = max(1, max(map(len, texts)))
    ids, mask = torch.zeros(len(texts), length, dtype=torch.long), torch.zeros(len(texts), length, dtype=torch.bool)
    for i, text in enumerate(texts):
        ids[i, : len(text)] = torch.tensor(text, dtype=torch.long)
        mask[i, : max(1, len(text))] = True
    return ids, mask


def judge(network, batch):
    logits = network(*padded([x['a'] for x in batch]), *padded([x['b'] for x in batch]))
    return logits, torch.tensor([x['relation'] for x in batch])


def shuffled(examples):
    """Batches of texts of like length, in random order."""
    examples, near = random.sample(examples, len(examples)), 20 * BATCH
    groups = [
        sorted(examples[i : i + near], key=lambda x: len(x['a']) + len(x['b'])) for i in range(0, len(examples), near)
    ]
    batches = [group[i : i + BATCH] for group in groups for i in range(0, len(group), BATCH)]
    return random.sample(batches, len(batches))


def macro_f1(network, examples):
    network.eval()
    with torch.no_grad():
        found = [judge(network, examples[i : i + BATCH])[0].argmax(1) for i in range(0, len(examples), BATCH)]
    network.train()
    found, meant = torch.cat(found), torch.tensor([x['relation'] for x in examples])
    shares = []
    for k in range(4):
        both = ((found == k) & (meant == k)).sum().item()
        shares.append(2 * both / max(1, (found == k).sum().item() + (meant == k).sum().item()))
    return sum(shares) / 4


def main(path, folder, target, *options):
    torch.manual_seed(SEED)
    random.seed(SEED)
    examples = json.load(open(path))
    learned, held_out = ([x for x in examples if x['isHeldOut'] is is_held_out] for is_held_out in (False, True))
    names = list(encoder_names())
    network = Network(unpack(target) if '--onward' in options else new_weights(read_encoder(folder)))
    encoder = {name.replace('.', '_') for name in names}
    groups = [[], []]
    for name, weight in network.weights.items():
        groups[name not in encoder].append(weight)
    rates = (RATE_OF_ENCODER, RATE_OF_REST)
    optimizer = torch.optim.AdamW(
        [{'params': group, 'lr': rate} for group, rate in zip(groups, rates)], weight_decay=DECAY
    )
    rounds = [shuffled(learned) for _ in range(ROUNDS)]
    steps, step, start = sum(map(len, rounds)), 0, time.time()
    for number, batches in enumerate(rounds, 1):
        for batch in batches:
            for group, rate in zip(optimizer.param_groups, rates):
                group['lr'] = rate * min(1, step / WARM_UP) * (1 - step / steps)
            logits, meant = judge(network, batch)
            loss = F.cross_entropy(logits, meant, label_smoothing=SMOOTHING)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 1.0)
            optimizer.step()
            step += 1
        minutes = (time.time() - start) / 60
        print(f'round {number}: macro-F1 {macro_f1(network, held_out):.3f}, {minutes:.0f} min', flush=True)
    pack({name: network.of(name).detach().numpy() for name in [*names, *NEW_NAMES]}, target)


NEW_NAMES = ['ln.w', 'ln.b', 'attend.w', 'compare.w', 'compare.b', 'gather.w', 'gather.b', 'classes.w', 'classes.b']

main(*sys.argv[1:])
