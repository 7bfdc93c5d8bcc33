import { describe, expect, it } from 'vitest'
import { nombreCon, nombreDeArchivo, tipoPorContenido } from './archivoDePersona.ts'

const PDF = Buffer.from('%PDF-1.7\n%%EOF')
const antiguo = (stream: string) =>
  Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(600),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(600),
  ])

const CASOS: [string, Buffer, string | null][] = [
  ['PDF', PDF, 'pdf'],
  ['GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000'), 'gif'],
  ['Word 97', antiguo('WordDocument'), 'doc'],
  ['Excel 97', antiguo('Workbook'), 'xls'],
  ['a mail of Outlook', antiguo('__substg1.0_0E04001F'), null],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>'), null],
  ['a program', Buffer.from('7f454c4602010100', 'hex'), null],
  ['nothing', Buffer.alloc(0), null],
]

describe('what a file is, by its content', () => {
  it.each(CASOS)('%s', async (_case, bytes, extension) =>
    expect((await tipoPorContenido(bytes, ['pdf', 'gif', 'doc', 'xls']))?.extension ?? null).toBe(extension),
  )

  it('what is known and not accepted here is none', async () => {
    expect(await tipoPorContenido(antiguo('Workbook'), ['pdf', 'doc'])).toBeNull()
    expect(await tipoPorContenido(PDF, ['doc'])).toBeNull()
  })
})

it.each([
  ['Malla 2026.pdf', 'pdf', 'Malla 2026.pdf'],
  ['foto.JPEG', 'jpg', 'foto.jpeg'],
  ['cv\u202Efdp.exe', 'pdf', 'cv fdp.pdf'],
  ['Acta %22final%22%0D%0A2026.pdf', 'pdf', 'Acta final 2026.pdf'],
  ['100%20 %2F.pdf', 'pdf', '100%20 %2F.pdf'],
  ['../../etc/passwd', 'pdf', '.. .. etc passwd.pdf'],
  ['???.pdf', 'pdf', 'archivo.pdf'],
  ['a'.repeat(300), 'png', `${'a'.repeat(180)}.png`],
  [`${'a'.repeat(179)}😀 foto`, 'png', `${'a'.repeat(179)}.png`],
] as const)('%s is given back under a name that is safe', (filename, extension, nombre) =>
  expect(nombreDeArchivo(filename, extension)).toBe(nombre),
)

it('a name made of texts of people is safe too', () =>
  expect([
    nombreCon('Resolución - Plan 2026/2027: «A»', 'pdf'),
    nombreCon(`${'a'.repeat(179)}😀`, 'pdf'),
  ]).toEqual(['Resolución - Plan 2026 2027 «A».pdf', `${'a'.repeat(179)}.pdf`]))
