import { html, renderPage, type Html } from '../platform/page.ts'
import { people } from './people.ts'

/** Who do you want to be? The sign-in under way is known by its cookie. */
export function renderChoice(): Html {
  const to = (person: string) => `/openid/choose?person=${person}`
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
