import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import type { Version } from './campos.ts'

/**
 * The schemas of data/case (REAL_DATA). That of 1.1 is the standard's own; those of 1.0 speak of the form in which a reference implementation
 * stores things: on the wire the package and its identifiers are called as in the standard.
 */

const leer = (archivo: string): string =>
  readFileSync(path.join(process.env.REAL_DATA ?? '', 'case/opencase-schemas', archivo), 'utf8')

const EN_EL_CABLE: readonly [RegExp, string][] = [
  [/"sourcedId"/g, '"identifier"'],
  [/"document"/g, '"CFDocument"'],
  [/"items":(?=\s*\{\s*"type": "array",\s*"items": \{\s*"\$ref": "#\/definitions\/CFItem")/g, '"CFItems":'],
  [/"associations"/g, '"CFAssociations"'],
  [/"rubrics"/g, '"CFRubrics"'],
  [/"definitions":(?=\s*\{\s*"type")/g, '"CFDefinitions":'],
]
const enElCable = (texto: string): string => EN_EL_CABLE.reduce((s, [de, a]) => s.replace(de, a), texto)

type Validar = (v: unknown) => string[]

function validador(ajv: Ajv, esquema: object): Validar {
  addFormats.default(ajv)
  const validate = ajv.compile(esquema)
  return v => (validate(v) ? [] : (validate.errors ?? []).map(e => `${e.instancePath} ${e.message}`))
}

/** Validators of packages: what each says against one, nothing when it is by the schema. */
export function esquemas(): Record<Version, Validar> {
  const de10 = JSON.parse(enElCable(leer('case-v1p0-cfpackage.json')))
  const de11 = JSON.parse(leer('official/case-v1p1-cfpackage.json'))
  return {
    '1.0': validador(new Ajv({ strict: false, allErrors: true }), de10),
    '1.1': validador(new Ajv2019({ strict: false, allErrors: true }), de11),
  }
}

/** Validator of one thing on its own: the parts that are published beside the packages (1.0, 1.1). */
export function esquemaDe(version: Version, parte: 'cfdocument' | 'cfitem' | 'cfassociation'): Validar {
  const archivo = `case-${version === '1.0' ? 'v1p0' : 'v1p1'}-${parte}.json`
  return validador(new Ajv({ strict: false, allErrors: true }), JSON.parse(enElCable(leer(archivo))))
}
