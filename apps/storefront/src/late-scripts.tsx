import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, useMatches } from 'react-router'
import { useNonce } from './nonce.ts'

/**
 * The router's scripts, started at the first sign of a person: the pointer or the wheel moves, a touch, a key (not 'scroll', which the router's own script causes). A public page is links and forms that work
 * without script, so its pictures come first, and who only looks loads none. Where people come to do something (`isSoon`) they start by themselves, but only once the page stands there.
 * The letters (app.css) wait for that moment, too, and where all of a page is laid out at once they are put on a part at a frame: all in one keep a slow phone busy for a fifth of a second. Chromium tells a page that opens under a resting pointer of a move to where it is: only a second place is a sign. A button pressed too early is pressed again when the page can answer, and what was put into fields is told to it then (early-input.ts).
 * Leans on the shape of what `Scripts` returns in React Router 8.4; late-scripts.test.tsx holds it.
 */
export function LateScripts({ isSoon }: { isSoon: boolean }) {
  const nonce = useNonce()
  // Once hydrated the router draws none, and neither does this.
  const late =
    import.meta.env.SSR && import.meta.env.PROD
      ? readOnce(
          useMatches()
            .map(({ id }) => id)
            .join(),
        )
      : readLate(drawScripts())
  if (!late) return null
  return (
    <>
      {late.inline.map((text, at) => (
        <script
          key={at}
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: text }}
        />
      ))}
      <script
        id="late"
        type="text/plain"
        data-files={late.files.join(' ')}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: late.module }}
      />
      <script
        nonce={nonce}
        data-soon={isSoon ? '' : undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: START_LATE }}
      />
    </>
  )
}

const drawScripts = () => (Scripts as (props: object) => ReactNode)({})

/** Texts of the scripts that start at once, that of the module that waits, and the files that it will need. */
export type Late = {
  readonly inline: readonly string[]
  readonly module: string
  readonly files: readonly string[]
}

const read = new Map<string, Late | undefined>()
/** Of a built storefront they differ by the routes of the page and by nothing else. */
function readOnce(routes: string): Late | undefined {
  const late = read.get(routes) ?? readLate(drawScripts())
  read.set(routes, late)
  return late
}

/** Exported for its test. */
export function readLate(node: ReactNode): Late | undefined {
  const inline: string[] = []
  const files: string[] = []
  let module = ''
  for (const { type, props } of elementsIn(node)) {
    const text = props.dangerouslySetInnerHTML?.__html ?? ''
    if (type === 'link') files.push(props.href ?? '')
    else if (props.type === 'module') module = text
    else inline.push(text)
  }
  return module === '' ? undefined : { inline, module, files }
}

type Element = ReactElement<{
  children?: ReactNode
  type?: string
  href?: string
  dangerouslySetInnerHTML?: { __html: string }
}>

/** All scripts and links below. By hand: `Children` makes a copy of every one of them. */
function elementsIn(node: ReactNode): Element[] {
  if (Array.isArray(node)) return (node as ReactNode[]).flatMap(elementsIn)
  if (!isValidElement(node)) return []
  const element = node as Element
  return typeof element.type === 'string' ? [element] : elementsIn(element.props.children)
}

const START_LATE = `(()=>{var s,h,p,D=document.documentElement,c=document.currentScript,n=c.nonce,S='soon' in c.dataset,E=['pointermove','pointerdown','keydown','touchstart','focusin','wheel'];
function go(e){if(s)return;if(e&&e.type=='pointermove'){var m=e.screenX+' '+e.screenY;if(!p||p==m){p=m;return}}s=1;E.forEach(e=>removeEventListener(e,go,true));
var H=document.head,l=document.getElementById('late'),t=document.createElement('script'),F=l.dataset.files.split(' ');t.type='module';t.nonce=n;t.textContent=l.textContent;
(function ask(){F.splice(0,4).forEach(f=>{var k=document.createElement('link');k.rel='modulepreload';k.crossOrigin='';k.href=f;H.append(k)});F[0]?setTimeout(ask):H.append(t)})()}
function hold(e){var b=e.target.closest&&e.target.closest('button[type=button]:not([popovertarget])');if(b&&!window.galleriaReady){e.preventDefault();h=b;go()}}
var I=window.galleriaInput=new Map;function note(e){var f=e.target;I.delete(f);I.set(f,[f.value,f.checked]);go()}
addEventListener('input',note,true);addEventListener('click',hold,true);addEventListener('galleria:ready',()=>{removeEventListener('input',note,true);removeEventListener('click',hold,true);if(h)h.click()},{once:true});
E.forEach(e=>addEventListener(e,go,{capture:true,passive:true}));
function set(){var x=P.shift()||D;x.dataset.letters='';if(x!=D)requestAnimationFrame(set)}
var P=[];function shown(){document.fonts.load("1em 'Schibsted Grotesk'").finally(()=>{if(S)P=[...document.querySelectorAll('main>*>*,header')];set()});if(S)go()}
setTimeout(shown,1500);requestAnimationFrame(()=>requestAnimationFrame(()=>setTimeout(shown)))})()`
