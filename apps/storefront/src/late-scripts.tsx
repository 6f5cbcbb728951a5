import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, useMatches } from 'react-router'
import { useNonce } from './nonce.ts'

/**
 * The router's scripts, started at the first sign of a person: the pointer or the wheel moves, a touch, a key (not 'scroll', which the router's own script causes). A public page is links and forms that work
 * without script, so its pictures come first, and who only looks loads none. Where people come to do something (`isSoon`) they start by themselves, but only once the page stands there.
 * The letters (app.css) wait for that moment, too, and where all of a page is laid out at once they are put on a part at a frame: all in one keep a slow phone busy for a fifth of a second. Chromium tells a page that opens under a resting pointer of a move to where it is: only a second place is a sign. A button pressed too early is pressed again when the page can answer.
 * Leans on the shape of what `Scripts` returns in React Router 8.4; late-scripts.test.tsx holds it.
 */
export function LateScripts({ isSoon }: { isSoon: boolean }) {
  const nonce = useNonce()
  const late = import.meta.env.SSR ? drawOnce(useMatches().map(({ id }) => id).join(), nonce) : lateOnly(drawScripts(nonce))
  if (late.length === 0) return null
  return (
    <>
      {late.map((script) => cloneElement(script, { nonce }))}
      <script nonce={nonce} data-soon={isSoon ? '' : undefined} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: START_LATE }} />
    </>
  )
}

const drawScripts = (nonce: string | undefined) => (Scripts as (props: { nonce?: string | undefined }) => ReactNode)({ nonce })

const drawn = new Map<string, Element[]>()
/** On the server they differ by the routes of the page and by nothing else. */
function drawOnce(routes: string, nonce: string | undefined): Element[] {
  const found = drawn.get(routes) ?? lateOnly(drawScripts(nonce))
  drawn.set(routes, found)
  return found
}

type Element = ReactElement<{ nonce?: string | undefined; children?: ReactNode; type?: string | undefined; href?: string; dangerouslySetInnerHTML?: { __html: string } }>

/** Keeps the inline scripts; makes the module one inert, with the files it will need behind its text. Exported for its test. */
export function lateOnly(node: ReactNode): Element[] {
  const scripts: Element[] = []
  const files: string[] = []
  collect(node, scripts, files)
  return scripts.map((script, at) => (script.props.type === 'module'
    ? <script key="late" id="late" type="text/plain" data-files={files.join(' ')} suppressHydrationWarning dangerouslySetInnerHTML={script.props.dangerouslySetInnerHTML} /> as Element
    : cloneElement(script, { key: at })))
}

/** By hand: `Children` makes a copy of every one of them, on every page. */
function collect(node: ReactNode, scripts: Element[], files: string[]): void {
  if (Array.isArray(node)) {
    for (const one of node as ReactNode[]) collect(one, scripts, files)
  } else if (isValidElement(node)) {
    const { type, props } = node as Element
    if (type === 'script') scripts.push(node as Element)
    else if (type === 'link') files.push(...(props.href ? [props.href] : []))
    else collect(props.children, scripts, files)
  }
}

const START_LATE = `(()=>{var s,h,p,D=document.documentElement,c=document.currentScript,n=c.nonce,S='soon' in c.dataset,E=['pointermove','pointerdown','keydown','touchstart','focusin','wheel'];
function go(e){if(s)return;if(e&&e.type=='pointermove'){var m=e.screenX+' '+e.screenY;if(!p||p==m){p=m;return}}s=1;E.forEach(e=>removeEventListener(e,go,true));
var l=document.getElementById('late'),t=document.createElement('script');l.dataset.files.split(' ').forEach(f=>{if(f){var k=document.createElement('link');k.rel='modulepreload';k.crossOrigin='';k.href=f;document.head.append(k)}});
t.type='module';t.nonce=n;t.textContent=l.textContent;document.head.append(t)}
function hold(e){var b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b&&!window.galleriaReady){e.preventDefault();h=b;go()}}
addEventListener('click',hold,true);addEventListener('galleria:ready',()=>{removeEventListener('click',hold,true);if(h)h.click()},{once:true});
E.forEach(e=>addEventListener(e,go,{capture:true,passive:true}));
function set(){var x=P.shift()||D;x.dataset.letters='';if(x!=D)requestAnimationFrame(set)}
var P=[];function shown(){document.fonts.load("1em 'Schibsted Grotesk'").finally(()=>{if(S)P=[...document.querySelectorAll('main>*>*,header')];set()});if(S)go()}
setTimeout(shown,1500);requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(shown)))})()`
