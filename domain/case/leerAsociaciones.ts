import { destinoDe, isDeArbol, origenDe } from './arbol.ts'
import { isRegistro, type Registro } from './json.ts'
import { type ItemsLeidos, type Lectura, lugarEn } from './leerItems.ts'
import { leerRegistro } from './registro.ts'

type Con = Lectura & { isDeAqui: (id: string) => boolean }

function whyNotAsociacion(a: Registro, vistos: ReadonlySet<string>, { isDeAqui }: Con): string | null {
  if (typeof a.identifier !== 'string') return 'su identificador falta o no es un UUID'
  if (vistos.has(a.identifier)) return 'su identificador está repetido: cuenta la primera vez'
  if (typeof a.associationType !== 'string') return 'no dice de qué tipo es (associationType)'
  if (!isRegistro(a.originNodeURI)) return 'su origen (originNodeURI) falta o no nombra nada'
  if (!isRegistro(a.destinationNodeURI)) return 'su destino (destinationNodeURI) falta o no nombra nada'
  if (isDeArbol(a) && origenDe(a) === destinoDe(a)) return 'une un elemento consigo mismo'
  return isDeAqui(origenDe(a)) || isDeAqui(destinoDe(a))
    ? null
    : 'es huérfana: ni su origen ni su destino están en el paquete'
}

function leerAsociacion(v: unknown, cual: string, con: Con): Registro | null {
  if (!isRegistro(v)) return null
  const extraños: string[] = []
  const a: Record<string, unknown> = { ...leerRegistro('CFAssociation', v, campo => extraños.push(campo)) }
  for (const campo of extraños.filter(c => c !== 'identifier' && !c.endsWith('NodeURI')))
    con.cuaderno.avisar({
      que: 'asociacion',
      cual,
      texto: String(a.associationType ?? ''),
      motivo: `el campo ${campo} no es como pide la norma: se conserva entre las extensiones`,
    })
  if (a.lastChangeDateTime === undefined) a.lastChangeDateTime = con.ahora
  if (isRegistro(a.CFDocumentURI) && a.CFDocumentURI.identifier === con.documentoId) delete a.CFDocumentURI
  return a
}

/** The associations of a package that say something of it; those to things elsewhere too. */
export function leerAsociaciones(
  crudas: readonly unknown[],
  { items, ...lectura }: Lectura & { items: ItemsLeidos },
): Registro[] {
  const deAqui = new Set([
    ...items.ids,
    ...items.fuera,
    ...(lectura.documentoId ? [lectura.documentoId] : []),
  ])
  const con: Con = { ...lectura, isDeAqui: id => deAqui.has(id) }
  const vistos = new Set<string>()
  const bien: Registro[] = []
  for (const [i, v] of crudas.entries()) {
    const a = leerAsociacion(v, lugarEn(i), con)
    const motivo = a ? whyNotAsociacion(a, vistos, con) : 'no es un objeto'
    const cual = typeof a?.identifier === 'string' ? a.identifier : lugarEn(i)
    if (motivo)
      con.cuaderno.omitir({ que: 'asociacion', cual, texto: String(a?.associationType ?? ''), motivo })
    else {
      vistos.add(cual)
      bien.push(a!)
    }
  }
  return bien
}
