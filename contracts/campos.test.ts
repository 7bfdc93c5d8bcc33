import { procesadorMs } from '@malla/domain/testing/procesador.ts'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from './call.ts'
import { allCalls, calls } from './calls.ts'
import {
  byIdOrFirst,
  escala,
  fecha,
  horas,
  ids,
  json,
  obligatorio,
  pageInput,
  parrafo,
  parrafoObligatorio,
  texto,
} from './campos.ts'
import { enEspanol, errorsByField } from './errores.ts'
import { etiquetas } from './etiquetas.ts'
import { itemDeTexto } from './textos.ts'

const schema = z.object({
  nombre: obligatorio(12),
  filas: z.array(z.object({ codigo: texto(8) })).optional(),
  resumen: parrafo(40).optional(),
})
const parse = (value: unknown) => {
  const parsed = schema.safeParse(value, { error: enEspanol })
  return parsed.success ? parsed.data : errorsByField(parsed.error)
}

describe('a line of text that must be there', () => {
  it.each([
    ['blanks at its ends', '  Arte ', 'Arte'],
    ['an accent typed as a mark of its own', 'E\u0301tica', 'Ética'],
    ['a pasted line break', 'Arte \r\n y\tocio', 'Arte y ocio'],
    ['several blanks inside, hard ones too', 'Arte\u00a0 y   ocio', 'Arte y ocio'],
    ['what nobody sees, at its ends and inside', '\u202a Ar\u200bte\u00ad \ufeff', 'Arte'],
    ['what looks like a number', '0021', '0021'],
  ])('%s', (_case, nombre, kept) => expect(parse({ nombre })).toEqual({ nombre: kept }))

  it.each([
    ['nothing', '', 'El campo «Nombre» es obligatorio.'],
    ['blanks', ' \n ', 'El campo «Nombre» es obligatorio.'],
    ['only what nobody sees', '\u200b\u202e\u00ad', 'El campo «Nombre» es obligatorio.'],
    ['a bell', 'Ar\u0007te', 'El campo «Nombre» contiene caracteres que no se pueden guardar.'],
    ['a NUL', 'Ar\u0000te', 'El campo «Nombre» contiene caracteres que no se pueden guardar.'],
    ['half a pair', 'Ar\ud800te', 'El campo «Nombre» contiene caracteres que no se pueden guardar.'],
    ['too much', 'x'.repeat(13), 'El campo «Nombre» no puede pasar de 12 caracteres.'],
  ])('%s is refused by name', (_case, nombre, reason) =>
    expect(parse({ nombre })).toEqual({ nombre: [reason] }),
  )

  it('a million blanks take no time', () => {
    const t0 = procesadorMs()
    parse({ nombre: `a${' '.repeat(1_000_000)}b` })
    expect(procesadorMs() - t0).toBeLessThan(20_000)
  })
})

it.each(['0000-01-01', '0026-03-01', '2026-02-31', '2026-3-1', '99999-01-01'])('%s is no day', dia => {
  const parsed = z.object({ fechacese: fecha }).safeParse({ fechacese: dia }, { error: enEspanol })
  expect(errorsByField(parsed.error!)).toEqual({
    fechacese: ['El campo «Fecha de cese» debe ser una fecha válida (dd/mm/aaaa).'],
  })
})

it('a number with too many decimals is told how many there may be', () => {
  const numeros = z.object({
    peso: itemDeTexto.shape.peso,
    horasteoria: horas,
    minimo: escala.shape.minimo,
    page: pageInput.shape.page,
    per_page: pageInput.shape.per_page,
  })
  const parsed = numeros.safeParse(
    { peso: 33.333, horasteoria: 2.25, minimo: 10.55, page: 4.5, per_page: 7 },
    { error: enEspanol },
  )
  expect(
    Object.values(errorsByField(parsed.error!))
      .flat()
      .map(dicho => dicho.split('» ')[1]),
  ).toEqual([
    'admite dos decimales como máximo.',
    'admite un decimal como máximo.',
    'admite un decimal como máximo.',
    'debe ser un número entero.',
    'debe ser múltiplo de 5.',
  ])
})

it.each<[string, z.ZodType, unknown, string]>([
  ['a list without any', z.array(z.int()).min(1), [], 'debe tener al menos un elemento'],
  ['a list of too few', z.array(z.int()).min(2), [1], 'debe tener al menos 2 elementos'],
  ['a list of too many', z.array(z.int()).max(2), [1, 2, 3], 'no puede pasar de 2 elementos'],
  ['a text too short', z.string().min(3), 'ab', 'debe tener al menos 3 caracteres'],
  ['a number too small', z.number().min(3), 2, 'debe ser 3 o más'],
  ['one that must be greater', z.number().gt(3), 3, 'debe ser mayor que 3'],
  ['one too great', z.number().max(3), 4, 'debe ser 3 o menos'],
  ['no address of mail', z.email(), 'ana', 'debe ser un correo electrónico válido'],
  ['no address of the web', z.url(), 'ana', 'debe ser una dirección web válida'],
  ['another format', z.ipv4(), 'ana', 'no tiene el formato esperado'],
  ['none of the options', z.enum(['a', 'b']), 'c', 'debe ser una de las opciones'],
  ['nothing', z.enum(['a', 'b']), null, 'es obligatorio'],
  ['another kind', z.boolean(), 'x', 'debe ser sí o no'],
])('%s is told why', (_case, nombre, valor, dicho) =>
  expect(
    z.object({ nombre }).safeParse({ nombre: valor }, { error: enEspanol }).error!.issues[0]!.message,
  ).toBe(`El campo «Nombre» ${dicho}.`),
)

const { empresas, silabos, cartas, logs } = calls

it.each<[string, Call, object, Record<string, string[]>]>([
  [
    'a part that a syllabus does not have',
    silabos.keys,
    { id: 1, silabo: { nada: 'x', metodologia: 5 } },
    {
      silabo: ['El sílabo no tiene la parte «nada».'],
      'silabo.metodologia': ['El campo «Metodología» debe ser un texto.'],
    },
  ],
  [
    'parts that it does not have, in a whole one',
    silabos.actualizar,
    { id: 1, silabo: { nada: 'x', tampoco: 'x' } },
    { silabo: ['El sílabo no tiene las partes «nada» y «tampoco».'] },
  ],
  [
    'a part that a carta does not have',
    cartas.save,
    { id: 1, carta: { metodologia: 'x' } },
    { carta: ['La carta no tiene la parte «metodologia».'] },
  ],
  [
    'a list of days backwards',
    logs.list,
    { desde: '2026-03-02', hasta: '2026-03-01' },
    { hasta: ['El campo «Hasta» no puede ser anterior a «Desde».'] },
  ],
  [
    'a print of days backwards',
    logs.print,
    { desde: '2026-03-02', hasta: '2026-03-01' },
    { hasta: ['El campo «Hasta» no puede ser anterior a «Desde».'] },
  ],
  ...['y', 'http://y', 'https://ucsm/', 'y.'].map(
    web =>
      [
        `the address «${web}»`,
        empresas.saveProfile,
        { web },
        { web: ['El campo «Página web» debe ser una dirección web válida.'] },
      ] as [string, Call, object, Record<string, string[]>],
  ),
])('%s is refused by name', (_case, call, input, reasons) =>
  expect(errorsByField(call.input.safeParse(input, { error: enEspanol }).error!)).toEqual(reasons),
)

it.each([
  ['20100070970', true],
  ['20100070971', false],
  ['2010007097', false],
])('the tax number %s is one: %s', (ruc, vale) =>
  expect(empresas.saveProfile.input.safeParse({ ruc }).success).toBe(vale),
)

it.each(['sol.edu.pe', 'http://sol.edu.pe/a?b=c', 'https://10.1.2.3:8443'])('the address «%s» is one', web =>
  expect(empresas.saveProfile.input.safeParse({ web }).success).toBe(true),
)

it.each([{}, { desde: '2026-03-02' }, { hasta: '2026-03-01' }, { desde: '2026-03-01', hasta: '2026-03-01' }])(
  'days of the log: %o',
  dias => expect(logs.list.input.safeParse(dias).success).toBe(true),
)

it('a page has 10 rows unless asked otherwise: 5 to 50 in steps of 5 (§9)', () => {
  expect(pageInput.parse({})).toEqual({ page: 1, per_page: 10 })
  for (const per_page of [5, 15, 50]) expect(pageInput.parse({ per_page }).per_page).toBe(per_page)
  for (const per_page of [0, 7, 55]) expect(pageInput.safeParse({ per_page }).success).toBe(false)
})

it('a longer text keeps its lines; inside a list a field is named by its own name', () => {
  expect(parse({ nombre: 'a', resumen: 'uno\n\tdos ' })).toEqual({ nombre: 'a', resumen: 'uno\n\tdos ' })
  expect(parse({ nombre: 'a', filas: [{ codigo: '\u0001' }] })).toEqual({
    'filas.0.codigo': ['El campo «Código» contiene caracteres que no se pueden guardar.'],
  })
})

it('a longer text that must be there is not blanks alone', () => {
  const resumen = parrafoObligatorio(20)
  expect(resumen.safeParse(' \n\u200b ').success).toBe(false)
  expect(resumen.safeParse('').success).toBe(false)
  expect(resumen.parse(' uno\n')).toBe(' uno\n')
})

it.each<[unknown, boolean]>([
  ['uno\ndos', true],
  [{ a: [1, null, { b: 'x' }] }, true],
  [null, true],
  ['a\u0000', false],
  ['a\ud800', false],
  [{ a: [{ b: 'x\u0000' }] }, false],
  [{ 'a\u0000': 1 }, false],
])('JSON %j can be kept: %s', (valor, cabe) => expect(json.safeParse(valor).success).toBe(cabe))

it.each([
  [{ id: 3 }, true],
  [{ first: true }, true],
  [{ queryDefault: { codigo: 'X' } }, true],
  [{}, false],
  [{ first: false }, false],
])('one thing by its id, or the first: %j, %s', (pedido, vale) =>
  expect(byIdOrFirst.safeParse(pedido).success).toBe(vale),
)

it('things named count once each', () => {
  expect(ids.parse([3, 1, 3])).toEqual([3, 1])
  for (const mal of [[], [0], [1.5], Array.from({ length: 501 }, (_, i) => i + 1)])
    expect(ids.safeParse(mal).success).toBe(false)
})

interface Def {
  shape?: Record<string, z.core.$ZodType>
  innerType?: z.core.$ZodType
  element?: z.core.$ZodType
  in?: z.core.$ZodType
  options?: z.core.$ZodType[]
  getter?: () => z.core.$ZodType
}
/** Names of all fields of a schema, `seen` keeps requisites, which contain themselves, from going on for ever. */
function* fieldsOf(schema: z.core.$ZodType, seen = new Set<unknown>()): Generator<string> {
  if (seen.has(schema)) return
  seen.add(schema)
  const def = schema._zod.def as unknown as Def
  for (const [name, field] of Object.entries(def.shape ?? {})) {
    yield name
    yield* fieldsOf(field, seen)
  }
  const inner = [def.innerType, def.element, def.in, def.getter?.(), ...(def.options ?? [])]
  for (const s of inner) if (s) yield* fieldsOf(s, seen)
}

it.each(allCalls())('%s names its fields in Spanish', (_name, call) => {
  expect([...fieldsOf(call.input)].filter(field => !(field in etiquetas))).toEqual([])
})
