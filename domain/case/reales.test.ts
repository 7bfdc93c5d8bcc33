import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clases } from './campos.ts'
import { esquemas } from './esquemasDePrueba.ts'
import { isRegistro, type Registro } from './json.ts'
import { idaYVuelta, leerBien } from './planDePrueba.ts'

const CARPETA = path.join(process.env.REAL_DATA ?? '', 'case')
const hay = Boolean(process.env.REAL_DATA) && existsSync(CARPETA)
const archivos = [
  'opensalt/test_SequenceNumberFramework.json',
  'opensalt/test_Utf8TestFramework.json',
  'opensalt/test_Ordering.json',
  'opensalt/test_SmartLevelFramework.json',
  'smarter-balanced/mockMATHPackage.json',
]
const leer = (archivo: string): Registro => JSON.parse(readFileSync(path.join(CARPETA, archivo), 'utf8'))

const lista = (p: Registro, nombre: string) => p[nombre] as Registro[]
const porId = (p: Registro, nombre: string) =>
  lista(p, nombre)
    .map(x => String(x.identifier))
    .sort()

/** Whether all that `a` says, `b` says too. */
function dice(b: unknown, a: unknown, donde = ''): string[] {
  if (Array.isArray(a)) return a.flatMap((x, i) => dice((b as unknown[])?.[i], x, `${donde}/${i}`))
  if (isRegistro(a))
    return Object.entries(a).flatMap(([k, x]) => dice((b as Registro | undefined)?.[k], x, `${donde}/${k}`))
  return a === b ? [] : [`${donde}: ${JSON.stringify(a)} is ${JSON.stringify(b)}`]
}

describe.skipIf(!hay)('published packages (needs REAL_DATA)', () => {
  describe.each(archivos)('%s', archivo => {
    it('goes in whole', () => {
      const crudo = leer(archivo)
      const leido = leerBien(crudo)
      expect(leido.informe).toEqual({ omitidos: [], avisos: [] })
      expect(leido.items).toHaveLength(lista(crudo, 'CFItems').length)
      expect(leido.asociaciones).toHaveLength(lista(crudo, 'CFAssociations').length)
    })

    it('1.0 gives back all that it said', () => {
      const crudo = leer(archivo)
      const vuelta = idaYVuelta(crudo, '1.0') as Registro
      expect(porId(vuelta, 'CFItems')).toEqual(porId(crudo, 'CFItems'))
      expect(porId(vuelta, 'CFAssociations')).toEqual(porId(crudo, 'CFAssociations'))
      expect(dice(vuelta, crudo)).toEqual([])
    })

    it.each(['1.0', '1.1'] as const)(
      'export, import, export in %s is the same, and by the schema',
      version => {
        const una = idaYVuelta(leer(archivo), version)
        expect(idaYVuelta(una, version)).toEqual(una)
        expect(esquemas()[version](una)).toEqual([])
      },
    )

    it('1.0, then 1.1, then 1.0 again loses nothing', () => {
      const una = idaYVuelta(leer(archivo), '1.0') as Registro
      const otra = idaYVuelta(idaYVuelta(una, '1.1'), '1.0') as Registro
      const { CFPackageURI: _, ...documento } = una.CFDocument as Registro
      expect(dice(otra, { ...una, CFDocument: documento })).toEqual([])
    })
  })

  it('whatever is broken in them, what is written is by the schemas', () => {
    const { '1.0': por10, '1.1': por11 } = esquemas()
    const crudo = JSON.stringify(leer('smarter-balanced/mockMATHPackage.json'))
    const roto = fc.record({
      lista: fc.constantFrom('CFItems', 'CFAssociations', 'CFItemTypes', 'CFDocument'),
      campo: fc.constantFrom(...Object.values(clases).flatMap(c => Object.keys(c)), 'otro'),
      valor: fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('2020-02-30', 'http://á b', '12', -0)),
    })
    fc.assert(
      fc.property(fc.array(roto, { maxLength: 12 }), rotos => {
        const p = JSON.parse(crudo)
        for (const { lista, campo, valor } of rotos) {
          const de = lista === 'CFDocument' ? [p.CFDocument] : (p[lista] ?? p.CFDefinitions[lista])
          de[campo.length % de.length][campo] = valor
        }
        expect(por11(idaYVuelta(p, '1.1'))).toEqual([])
        expect(por10(idaYVuelta(p, '1.0'))).toEqual([])
      }),
      { numRuns: 100 },
    )
  }, 60_000)
})
