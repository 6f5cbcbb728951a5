import { html, renderPage, type Html } from '../platform/page.ts'
import { people } from './people.ts'

/** Who do you want to be? Each choice is a link that goes on with the request as it came. */
export function renderChoice(query: URLSearchParams): Html {
  const to = (person: string) =>
    `/openid/choose?${new URLSearchParams([...query, ['person', person]]).toString()}`
  return renderPage(
    'Lab ID',
    html`<main>
      <h1>Lab ID</h1>
      <p class="muted">A stand-in for a sign-in provider. Who do you want to be?</p>
      <ul class="card list">
        ${people.map(
          (person) =>
            html`<li>
              <a href="${to(person.id)}"
                ><b>${person.name}</b><span class="small">${person.email || 'no address'}</span
                ><span class="small muted">${person.about}</span></a
              >
            </li>`,
        )}
      </ul>
      <p><a href="${to('nobody')}">Cancel and go back</a></p>
    </main>`,
  )
}
