import type { Movement } from '#app/engines/storyboard/scene.ts'
import { shapes, type Shape } from '../storyboard/project.ts'

type MovingScene = { still: Buffer; startS: number; lengthS: number; words: string; about: string; movement: Movement }
type Page = {
  title: string
  label: string
  lengthS: number
  scenes: readonly MovingScene[]
  sound: Buffer | null
  shape: Shape
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const MOVES: Readonly<Record<Movement, string>> = {
  in: 'from{scale:1}to{scale:1.12}',
  out: 'from{scale:1.12}to{scale:1}',
  left: 'from{scale:1.12;translate:4% 0}to{scale:1.12;translate:-4% 0}',
  right: 'from{scale:1.12;translate:-4% 0}to{scale:1.12;translate:4% 0}',
  still: 'from{scale:1}to{scale:1}',
}

/**
 * A film as one page that needs nothing else: its pictures move by CSS in step with the sound, captions stand below. Without JavaScript, and for
 * whoever wants less motion, all scenes stand one below the other with the sound on top.
 */
export function toMotionPage({ title, label, lengthS, scenes, sound, shape }: Page): string {
  const { across, down } = shapes[shape]
  const figures = scenes
    .map(
      ({ still, words, about, movement }, n) =>
        `<figure id="s${n}"><div><img alt="${escapeHtml(about)}" style="animation-name:m-${movement};animation-duration:${scenes[n]!.lengthS}s" src="data:image/jpeg;base64,${still.toString('base64')}"></div><figcaption dir="auto">${escapeHtml(words)}</figcaption></figure>`,
    )
    .join('\n')
  const audio = sound
    ? `<audio id="sound" controls src="data:audio/wav;base64,${sound.toString('base64')}"></audio>`
    : ''
  const starts = JSON.stringify(scenes.map(({ startS }) => startS))
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title>
<style>
body{margin:0 auto;padding:1.5rem;max-width:60rem;font:1rem/1.5 system-ui,sans-serif;background:#10131f;color:#f5f6ff}
h1{font-size:1.5rem;margin:0 0 .25rem}p{margin:0 0 1rem;color:#c3c9f2}
figure{margin:0 0 1.5rem}figure div{overflow:hidden;border-radius:12px;aspect-ratio:${across}/${down};max-height:75vh;margin:auto;background:#000}
img{display:block;width:100%;height:100%;object-fit:cover}figcaption{padding:.6rem 0;text-align:center;font-size:1.1rem;min-height:1.6em}
audio,button{width:100%}button{font:inherit;padding:.7rem;border:0;border-radius:10px;background:#7ee2a8;color:#0a2a22;font-weight:600;cursor:pointer}
.playing figure{display:none}.playing figure.on{display:block}
@media(prefers-reduced-motion:no-preference){.playing .on img{animation-timing-function:ease-in-out;animation-fill-mode:both}}
${Object.entries(MOVES)
  .map(([name, frames]) => `@keyframes m-${name}{${frames}}`)
  .join('\n')}
</style>
<h1 dir="auto">${escapeHtml(title)}</h1><p>${escapeHtml(label)}</p>
${audio}
<main id="film">
${figures}
</main>
<script>
(function(){var starts=${starts},length=${lengthS.toFixed(2)},film=document.getElementById('film'),sound=document.getElementById('sound'),clock=0,timer=null,last=-1;
var figures=film.querySelectorAll('figure');film.className='playing';
function show(t){var n=0;while(n+1<starts.length&&starts[n+1]<=t)n++;if(n===last)return;last=n;figures.forEach(function(f,i){f.className=i===n?'on':''})}
show(0);
if(sound){sound.addEventListener('timeupdate',function(){show(sound.currentTime)})}
else{var b=document.createElement('button');b.textContent='Play';film.before(b);b.onclick=function(){clearInterval(timer);clock=0;timer=setInterval(function(){clock+=.1;show(clock);if(clock>length)clearInterval(timer)},100)}}
})()
</script></html>
`
}
