/** Gentle motion for where it is welcome; a still picture wherever less of it is asked for, and in PNG. */
export const MOTION = `<style>@media (prefers-reduced-motion:no-preference){
.breathe{transform-origin:120px 232px;animation:breathe 4.8s ease-in-out infinite}
.nod{transform-origin:120px 150px;animation:nod 4.8s ease-in-out infinite}
.blink{transform-origin:120px 107px;animation:blink 5.4s linear infinite}
.sway{transform-origin:120px 44px;animation:sway 4.8s ease-in-out infinite}
.float{animation:float 5s ease-in-out infinite}
.drift{animation:drift 16s ease-in-out infinite}
.fall{animation:fall 7s ease-in-out infinite}
.twinkle{animation:twinkle 4s ease-in-out infinite}}
@keyframes breathe{50%{transform:scaleY(1.012)}}
@keyframes nod{50%{transform:translateY(-1.2px)}}
@keyframes blink{0%,94%,100%{transform:scaleY(1)}97%{transform:scaleY(.12)}}
@keyframes sway{50%{transform:rotate(3deg)}}
@keyframes float{50%{transform:translateY(-4px)}}
@keyframes drift{50%{transform:translateX(8px)}}
@keyframes fall{50%{transform:translateY(7px)}}
@keyframes twinkle{50%{opacity:.55}}</style>`
