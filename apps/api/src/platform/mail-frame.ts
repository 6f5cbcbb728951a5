import { html, type Html } from './html.ts'
import { IMPRINT, LOGO } from './mail.ts'
import type { MailGoods, Part } from './mail-part.ts'

/**
 * The one frame of every mail. Mail programs know tables and styles at the element; classes are for
 * those that know more: dark, and narrow. Pictures have a fixed size, a ground and a text, because
 * many readers never load them.
 */
const DARK = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background:#151411!important}.card{background:#1E1C18!important;border-color:#34312B!important}
.ink,.ink td,.ink p,.ink h2{color:#F2EFE8!important}.ink .muted,.muted{color:#A8A297!important}.line{border-color:#34312B!important}
.ink .accent,.accent{color:#7CC4A4!important}.button{background:#7CC4A4!important}.ink .button a{color:#10241B!important;border-color:#7CC4A4!important}
}
@media (max-width:480px){.edge{padding:20px 12px!important}.card{padding:20px 16px!important}.column{display:block!important;width:100%!important}.button,.button a{display:block!important;text-align:center!important}}`

type Head = { readonly title: string; readonly preview: string; readonly language: string }

export function frameMail({ title, preview, language }: Head, body: readonly Html[]): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        <style>
          ${{ html: DARK }}
        </style>
      </head>
      <body
        class="paper"
        style="margin:0;background:#FBFAF7;color:#1C1B18;font:15px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;-webkit-text-size-adjust:100%"
      >
        <div style="display:none;max-height:0;overflow:hidden">${preview}</div>
        <table
          role="presentation"
          class="paper"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:#FBFAF7"
        >
          <tr>
            <td class="edge" align="center" style="padding:32px 20px">
              <!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->
              <div class="ink" style="max-width:600px;margin:0 auto;text-align:left;color:#1C1B18">
                ${brand()}
                <div
                  class="card"
                  style="background:#FFFFFF;border:1px solid #E6E2DA;border-radius:10px;padding:28px 24px"
                >
                  ${body}
                </div>
                <p class="muted" style="font-size:13px;color:#66625A;margin:20px 4px 0">
                  ${IMPRINT}
                </p>
              </div>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`
}

/**
 * The name stands beside the picture as text: whoever loads no pictures still sees whose mail it
 * is.
 */
function brand(): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">
    <tr>
      <td style="padding:0 10px 0 4px">
        <img src="${LOGO}" width="32" height="32" alt="" style="display:block;border-radius:8px" />
      </td>
      <td
        class="accent"
        style="font-size:21px;font-weight:700;letter-spacing:-0.02em;color:#1E5B45"
      >
        Galleria
      </td>
    </tr>
  </table>`
}

export function partAsHtml(part: Part): Html {
  switch (part.kind) {
    case 'heading':
      return html`<h2 style="font-size:17px;line-height:1.35;margin:28px 0 8px">${part.text}</h2>`
    case 'code':
      return html`<p
        style="margin:20px 0;font-size:28px;font-weight:700;letter-spacing:0.12em;font-variant-numeric:tabular-nums"
      >
        ${part.text}
      </p>`
    case 'note':
      return html`<p class="muted" style="margin:16px 0;font-size:13px;color:#66625A">
        ${part.text}
      </p>`
    case 'button':
      return button(part)
    case 'link':
      return html`<p style="margin:12px 0">
        <a class="accent" href="${part.href}" style="color:#1E5B45;font-weight:600">${part.text}</a>
      </p>`
    case 'lines':
      return html`<p style="margin:0 0 16px">${broken(part.lines)}</p>`
    case 'rows':
      return rows(part.rows, false)
    case 'sums':
      return rows(part.rows, true)
    case 'goods':
      return html`<table
        role="presentation"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        style="border-collapse:collapse;margin:0 0 12px"
      >
        ${part.goods.map(goodsRow)}
      </table>`
    case 'columns':
      return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">
        <tr>
          ${part.columns.map(
            ({ heading, lines }) =>
              html`<td
                class="column"
                valign="top"
                width="${Math.floor(100 / part.columns.length)}%"
                style="padding:0 12px 12px 0"
              >
                <h2 style="font-size:15px;margin:16px 0 4px">${heading}</h2>
                <p style="margin:0">${broken(lines)}</p>
              </td>`,
          )}
        </tr>
      </table>`
    default:
      return html`<p style="margin:0 0 16px">${part.text}</p>`
  }
}

function button({ text, href }: { readonly text: string; readonly href: string }): Html {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0">
    <tr>
      <td class="button" bgcolor="#1E5B45" style="border-radius:8px;background:#1E5B45">
        <a
          href="${href}"
          style="display:inline-block;padding:12px 24px;border:1px solid #1E5B45;border-radius:8px;font-weight:600;color:#FFFFFF;text-decoration:none"
          >${text}</a
        >
      </td>
    </tr>
  </table>`
}

/**
 * Black goods are seen on a dark paper, too: the picture has its own light ground, and so has its
 * place while it is not loaded. What tells versions apart has the whole width below name and price.
 */
function goodsRow({ picture, name, details, right }: MailGoods): Html {
  const top = 'border-top:1px solid #E6E2DA'
  return html`<tr>
      <td class="line" rowspan="2" width="76" valign="top" style="padding:12px 12px 12px 0;${top}">
        <img
          src="${picture}"
          width="64"
          height="64"
          alt="${name}"
          style="display:block;width:64px;height:64px;border-radius:6px;background:#F4F1EA;color:#66625A;font-size:10px;line-height:1.2;overflow:hidden"
        />
      </td>
      <td class="line" valign="top" style="padding:10px 8px 0 0;${top}">
        <strong>${name}</strong>
      </td>
      <td
        class="line"
        align="right"
        valign="top"
        style="padding:10px 0 0;white-space:nowrap;${top}"
      >
        ${right}
      </td>
    </tr>
    <tr>
      <td
        class="muted"
        colspan="2"
        valign="top"
        style="padding:0 0 12px;font-size:13px;color:#66625A"
      >
        ${broken(details)}
      </td>
    </tr>`
}

function rows(all: readonly (readonly [string, string])[], isSum: boolean): Html {
  return html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:0 0 16px"
  >
    ${all.map(([left, right], index) => {
      const weight = isSum && index === all.length - 1 ? '700' : '400'
      return html`<tr>
        <td
          class="line"
          valign="top"
          style="padding:6px 12px 6px 0;border-top:1px solid #E6E2DA;font-weight:${weight}"
        >
          ${left}
        </td>
        <td
          class="line"
          align="right"
          valign="top"
          style="padding:6px 0;border-top:1px solid #E6E2DA;font-weight:${weight}"
        >
          ${right}
        </td>
      </tr>`
    })}
  </table>`
}

function broken(lines: readonly string[]): Html[] {
  return lines.map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`))
}
