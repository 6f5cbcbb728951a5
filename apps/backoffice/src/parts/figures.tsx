/**
 * An amount or a count in a column: figures of one width, never broken over lines. Points and
 * commas keep their own, which the letters' figures of one width would take from them ("2 , 425 .
 * 00").
 */
export function Figures({ text }: { readonly text: string }) {
  return (
    <span className="figures">
      {text.split(/(\d+)/).map((part, at) => (at % 2 === 1 ? <span key={at}>{part}</span> : part))}
    </span>
  )
}
