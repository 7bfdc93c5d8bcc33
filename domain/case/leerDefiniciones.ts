import { type Clase, definiciones } from './campos.ts'
import type { Cuaderno, Que } from './informe.ts'
import { isRegistro, type Registro } from './json.ts'
import { lugarEn } from './leerItems.ts'
import { leerRegistro } from './registro.ts'

interface Con {
  clase: Clase
  que: Que
  ahora: string
  cuaderno: Cuaderno
}

/** What a definition must say and does not: when it changed. Its parts too (criteria, levels). */
function completar(clase: Clase, leida: Registro, ahora: string): Registro {
  const de: Record<string, unknown> = { lastChangeDateTime: ahora, ...leida }
  const partes = { CFRubric: 'CFRubricCriteria', CFRubricCriterion: 'CFRubricCriterionLevels' } as Record<
    string,
    string
  >
  const lista = partes[clase]
  const suClase: Clase = clase === 'CFRubric' ? 'CFRubricCriterion' : 'CFRubricCriterionLevel'
  if (lista && Array.isArray(de[lista]))
    de[lista] = (de[lista] as Registro[])
      .filter(p => typeof p.identifier === 'string')
      .map(p => completar(suClase, p, ahora))
  return de
}

function leerLista(crudas: unknown, { clase, que, ahora, cuaderno }: Con): Registro[] {
  if (!Array.isArray(crudas)) return []
  const vistos = new Set<string>()
  return crudas.flatMap((v, i): Registro[] => {
    const leida = isRegistro(v) ? leerRegistro(clase, v, () => {}) : null
    const id = leida?.identifier
    const texto = String(leida?.title ?? '')
    const isMala = typeof id !== 'string' || vistos.has(id)
    if (isMala) {
      const motivo =
        typeof id === 'string'
          ? `${clase}: su identificador está repetido`
          : `${clase}: su identificador falta o no es un UUID`
      cuaderno.omitir({ que, cual: typeof id === 'string' ? id : lugarEn(i), texto, motivo })
      return []
    }
    vistos.add(id)
    return [completar(clase, leida!, ahora)]
  })
}

/** CFDefinitions and CFRubrics of a package, where it has them. */
export function leerDefiniciones(miembros: Registro, ahora: string, cuaderno: Cuaderno): Registro {
  const leido: Record<string, unknown> = {}
  if (isRegistro(miembros.CFDefinitions)) {
    const listas = Object.entries(miembros.CFDefinitions).flatMap(([nombre, v]): [string, unknown][] => {
      if (v === null) return []
      if (!Object.hasOwn(definiciones, nombre)) return [[nombre, v]]
      const clase = definiciones[nombre as keyof typeof definiciones]
      return [[nombre, leerLista(v, { clase, que: 'definicion', ahora, cuaderno })]]
    })
    leido.CFDefinitions = Object.fromEntries(listas)
  }
  if (Array.isArray(miembros.CFRubrics))
    leido.CFRubrics = leerLista(miembros.CFRubrics, { clase: 'CFRubric', que: 'rubrica', ahora, cuaderno })
  return leido
}
