import { deflateSync } from 'node:zlib'
import { createServer, type Server, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { makePdf, packObjects } from '../../testing/document-steps.ts'
import type { Looked } from './pdf-parts.ts'
import { scanPdf } from './scan-pdf.ts'
import { createScanner } from './scanner.ts'

/** In pieces as a disk gives them. */
const looked = (content: Buffer, piece = 64 * 1024): Looked => ({
  bytes: content.length,
  async *read(from = 0, to = content.length) {
    for (let at = from; at < Math.min(to, content.length); at += piece)
      yield content.subarray(at, Math.min(at + piece, to))
  },
})
const scan = (content: Buffer, piece?: number) => scanPdf(looked(content, piece))
const EICAR = Buffer.from(
  'WDVPIVAlQEFQWzRcUFpYNTQoUF4pN0NDKTd9JEVJQ0FSLVNUQU5EQVJELUFOVElWSVJVUy1URVNULUZJTEUhJEgrSCo=',
  'base64',
).toString()

describe('a document', () => {
  test('that is only pages is clean, whichever way it is packed', async () => {
    const plain = [
      '<< /Type /Font /BaseFont /Helvetica >>',
      packObjects('5 0 << /Type /Font /Name /Java >>'),
      packObjects('5 0 << /Type /Font >>', '[ /FlateDecode ]'),
    ]
    expect(await scan(makePdf())).toBe('clean')
    expect(await scan(makePdf({ objects: plain }))).toBe('clean')
    expect(await scan(makePdf({ objects: plain }), 7)).toBe('clean')
  })
  test('whose pictures hold the short name of a script by chance is clean', async () => {
    expect(
      await scan(
        makePdf({
          objects: ['<< /Length 30 >>\nstream\nxx/JSyy/JS\u0001zz /AA /LaunchPad\nendstream'],
        }),
      ),
    ).toBe('clean')
  })
  test.each([
    ['a script', ['<< /S /JavaScript /JS (app.alert(1)) >>']],
    ['a script by reference', ['<< /S /X /JS 9 0 R >>']],
    ['a script in figures', ['<< /JS <6170702e616c657274> >>']],
    ['a program to start', ['<< /S /Launch /F (cmd.exe) >>']],
    ['another file', ['<< /Type /EmbeddedFile >>']],
    ['a list of files', ['<< /Names << /EmbeddedFiles 9 0 R >> >>']],
    ['a film', ['<< /Subtype /RichMedia >>']],
    ['a name in disguise', ['<< /S /J#61vaScript >>']],
    ['a name all in disguise', ['<< /S /#4a#61#76#61#53#63#72#69#70#74 >>']],
    ['a packed script', [packObjects('5 0 << /S /JavaScript /JS (x) >>')]],
    ['a packed name in disguise', [packObjects('5 0 << /S /L#61unch >>')]],
    ['a packed file', [packObjects('5 0 << /Type /EmbeddedFile >>')]],
    ['objects packed twice', [packObjects('x', '[/ASCIIHexDecode /FlateDecode]')]],
    ['objects packed strangely', [packObjects('x', '/LZWDecode')]],
    [
      'a pack in disguise',
      [packObjects('5 0 << /S /JavaScript >>').replace('/ObjStm', '/Obj#53tm')],
    ],
    ['a pack without an end', ['<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx']],
    ['a pack of no sense', ['<< /Type /ObjStm /Filter /FlateDecode >>\nstream\nxxxx\nendstream']],
    ['a form of XML', ['<< /AcroForm << /XFA 9 0 R >> >>']],
    ['a form of XML in parts', ['<< /XFA[(template) 9 0 R] >>']],
    ['a form of XML behind a remark', ['<< /XFA%x\n9 0 R >>']],
    ['a form of XML in disguise', ['<< /X#46A 9 0 R >>']],
    ['a packed form of XML', [packObjects('5 0 << /XFA 9 0 R >>')]],
    ['a form that sends itself', ['<< /S /SubmitForm /F (https://evil.test) >>']],
    ['a form that is filled from elsewhere', ['<< /S /ImportData /F (x.fdf) >>']],
    ['a way into another file', ['<< /S /GoToR /F (\\\\\\\\evil\\\\x.pdf) >>']],
    ['a way into a file inside', ['<< /S /GoToE /T << /N (x) >> >>']],
    ['a packed way into another file', [packObjects('5 0 << /S /GoToR /F (x.pdf) >>')]],
    ['a script behind a NUL', ['<< /S /Rendition /JS\0(app.alert\\(1\\)) >>']],
    ['a script behind a remark', ['<< /S /Rendition /JS % not me\n(x) >>']],
    ['a link to a file', ['<< /S /URI /URI (file:///etc/passwd) >>']],
    ['a link to a file in figures', ['<< /S /URI /URI <66 69 6c 65 3a 2f 2f> >>']],
    ['a link to a file in escapes', ['<< /S /URI /URI (\\146i\\154e:x) >>']],
    ['a link to a file in wide letters', ['<< /URI (\u00fe\u00ff\0f\0i\0l\0e\0:\0/) >>']],
    ['a link to a share', ['<< /S /URI /URI (\\\\\\\\evil\\\\share) >>']],
    ['a link to a share by slashes', ['<< /S /URI /URI(//evil/share) >>']],
    ['a link to a share in octals', ['<< /URI (\\134\\134evil) >>']],
    ['a link that is a script', ['<< /S /URI /URI (javascript:alert\\(1\\)) >>']],
    ['a link to a program', ['<< /S /URI /URI (ms-word:ofe|u|x) >>']],
    ['a link that stands elsewhere', ['<< /S /URI /URI 9 0 R >>']],
    ['links that all begin with a share', ['<< /URI << /Base (file://evil/) >> >>']],
    ['a packed link to a file', [packObjects('5 0 << /S /URI /URI (file:x) >>')]],
    ['contents that are on a share', ['<< /F (\\\\\\\\evil\\\\x) /Length 0 >>']],
    ['contents that are in a file', ['<< /Length 0 /UF <66696c653a2f2f2f> >>']],
    [
      'a pack whose kind of packing stands elsewhere',
      [packObjects('5 0 << /S /JavaScript /JS (x) >>', '9 0 R')],
    ],
    [
      'a pack whose kind of packing stands before another list',
      [
        packObjects('5 0 << /S /JavaScript >>').replace(
          /<< \/Type \/ObjStm(.*?)\/Filter \/FlateDecode/,
          '<< /Filter /FlateDecode /X << >> /Type /ObjStm$1',
        ),
      ],
    ],
    [
      'a pack whose letters are shifted',
      [packObjects('x', '/FlateDecode /DecodeParms << /Predictor 12 /Columns 4 >>')],
    ],
    ['the test virus', [EICAR]],
    [
      'a script hidden in a picture',
      ['<< /Subtype /Image >>\nstream\n9 0 obj << /S /JavaScript >> endobj\nendstream'],
    ],
  ])('with %s is refused, wherever the pieces end', async (_what, objects) => {
    for (const piece of [64 * 1024, 13, 1])
      expect(await scan(makePdf({ objects }), piece)).toBe('refused')
  })
  test('with links to the web, to mail, to a number and to its own pages is clean', async () => {
    for (const link of [
      '/URI (https://galleria.test/a?b=c)',
      '/URI(HTTP://galleria.test)',
      '/URI <687474703a2f2f61>',
      '/URI (mailto:a@galleria.test)',
      '/URI (tel:+49301234)',
      '/URI (www.galleria.test)',
      '/URI (#page=2)',
      '/S /URI /NM (file:x)',
      '/F 4 /FT /Tx',
      '/F (visura.pdf)',
      '/GoTo /D [1 0 R /Fit]',
      '/XFAx 9 0 R',
    ])
      expect([link, await scan(makePdf({ objects: [`<< ${link} >>`] }))]).toEqual([link, 'clean'])
  })
  test('with anything behind its last line is refused, whatever it is', async () => {
    const pdf = makePdf()
    for (const tail of [
      '<html><script>alert(1)</script></html>',
      '\r\n<html></html>',
      'MZ',
      '\n%',
      '\n1 0 obj << >> endobj',
      'PK\u0003\u0004',
      ' x',
    ])
      expect([tail, await scan(Buffer.concat([pdf, Buffer.from(tail)]))]).toEqual([tail, 'refused'])
    for (const end of ['\n', '\r', '\r\n\r\n', ' \n', '\0\0'])
      expect([end, await scan(Buffer.concat([pdf, Buffer.from(end)]))]).toEqual([end, 'clean'])
  })
  test('that is locked cannot be looked into and is refused', async () =>
    expect(await scan(makePdf({ trailer: '/Encrypt 9 0 R ' }))).toBe('refused'))
  test('without a beginning or an end is none', async () => {
    const pdf = makePdf()
    for (const broken of [
      Buffer.alloc(0),
      Buffer.from('%PDF-'),
      Buffer.concat([Buffer.from('\n'), pdf]),
      Buffer.concat([Buffer.from('GIF89a'), pdf]),
      pdf.subarray(0, -20),
      Buffer.concat([pdf, Buffer.alloc(2000)]),
    ])
      expect(await scan(broken)).toBe('refused')
    expect(await scan(Buffer.concat([pdf, Buffer.from('\r\n')]))).toBe('clean')
  })
  test('that unpacks to more than any document holds is refused, and quickly', async () => {
    const bomb = deflateSync(Buffer.alloc(300 * 1024 * 1024), { level: 9 }).toString('latin1')
    const start = process.threadCpuUsage()
    expect(
      await scan(
        makePdf({
          objects: [`<< /Type /ObjStm /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`],
        }),
      ),
    ).toBe('refused')
    const { user, system } = process.threadCpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(20)
  })
  test('of a hundred megabytes is looked at in little memory and in a few seconds of the processor', async () => {
    const pdf = makePdf({ bytes: 100 * 1024 * 1024 })
    const start = process.threadCpuUsage()
    expect(await scan(pdf, 64 * 1024)).toBe('clean')
    const { user, system } = process.threadCpuUsage(start)
    expect((user + system) / 1e6).toBeLessThan(30)
  })
})

describe('the virus scanner', () => {
  let server: Server
  afterEach(
    () =>
      new Promise((resolve) => {
        server.close(resolve)
      }),
  )
  /** As clamd speaks: reads pieces with their lengths to the empty one, then answers. */
  async function clamd(answer: (whole: Buffer, socket: Socket) => void): Promise<string> {
    server = createServer((socket) => {
      let received = Buffer.alloc(0)
      socket
        .on('error', () => undefined)
        .on('data', (part) => {
          received = Buffer.concat([received, part])
          if (received.length >= 4 && received.readUInt32BE(received.length - 4) === 0)
            answer(received, socket)
        })
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return `127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const pdf = makePdf({ bytes: 200_000 })

  test('is handed the whole document, and its word counts', async () => {
    let whole: Buffer = Buffer.alloc(0)
    const address = await clamd((received, socket) => {
      whole = unframe(received)
      socket.end('stream: OK\0')
    })
    expect(await createScanner(address)(looked(pdf))).toBe('clean')
    expect(whole.equals(pdf)).toBe(true)
  })
  test('says what it found', async () =>
    expect(
      await createScanner(
        await clamd((_heard, socket) => {
          socket.end('stream: Win.Test.EICAR_HDB-1 FOUND\0')
        }),
      )(looked(pdf)),
    ).toBe('refused'))
  test('is not asked about what we refuse ourselves', async () => {
    let asked = 0
    const address = await clamd(() => {
      asked += 1
    })
    expect([await createScanner(address)(looked(Buffer.from('no pdf'))), asked]).toEqual([
      'refused',
      0,
    ])
  })
  test.each([
    [
      'hangs up',
      (_heard: Buffer, socket: Socket) => {
        socket.destroy()
      },
    ],
    [
      'answers with an error',
      (_heard: Buffer, socket: Socket) => {
        socket.end('INSTREAM size limit exceeded. ERROR\0')
      },
    ],
  ])('that %s has said nothing', async (_how, answer) => {
    await expect(createScanner(await clamd(answer))(looked(pdf))).rejects.toMatchObject({
      name: 'OutsideError',
    })
  })
  test('that is away has said nothing', async () => {
    const address = await clamd(() => undefined)
    await new Promise((resolve) => {
      server.close(resolve)
    })
    await expect(createScanner(address)(looked(pdf))).rejects.toMatchObject({
      name: 'OutsideError',
    })
  })
})

function unframe(received: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 'zINSTREAM\0'.length
  expect(received.toString('latin1', 0, at)).toBe('zINSTREAM\0')
  for (let length = received.readUInt32BE(at); length > 0; length = received.readUInt32BE(at)) {
    parts.push(received.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return Buffer.concat(parts)
}
