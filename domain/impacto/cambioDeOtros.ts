import { segun } from '../texto/numero.ts'
import { enPaginaPublica, nombreDeSilabo, QUEDA_CERRADO } from './alcanzados.ts'
import { tituloDeCambio } from './cambio.ts'
import type { MundoDeCatalogo } from './catalogo.ts'
import { clavesQueNombran, enDocumentos, type MundoDeCompetencia } from './competencia.ts'
import { type Efecto, type Impacto, impacto } from './impacto.ts'
import type { MundoDeLaboratorio } from './laboratorio.ts'

/** What another name of a competency, of a row of a catalogue or of a laboratory does to what shows it. Nothing is written by it. */

/** Codes of the competencies of a plan, before and after. */
export interface Codigos {
  antes: ReadonlyMap<number, string>
  despues: ReadonlyMap<number, string>
}

/** Which syllabi print a competency because their course serves it, as the matrix says. */
export type SilaboQueSirve = {
  id: number
  asignatura_id: number
  curso: string
  periodo: string | null
  isCerrado: boolean
}

/** Every competency whose code is another one: parts follow, and those behind close up. */
function codigosNuevos(
  { plan, competencias }: MundoDeCompetencia,
  { antes, despues }: Codigos,
  id: number,
): Efecto[] {
  return competencias.flatMap(c => {
    const [era, sera] = [antes.get(c.id) ?? '', despues.get(c.id) ?? '']
    if (c.id === id || era === sera) return []
    return {
      cosa: 'competencia',
      id: c.id,
      nombre: c.nombre,
      plan_id: plan.id,
      suerte: 'cambia',
      detalle: `Su código pasa de ${era} a ${sera}.`,
    }
  })
}

/**
 * What another name or another code of a competency does: to the codes of others, to syllabi that print it because their course serves it, to those whose
 * lines repeat it (their words stay as they were chosen), and to the public page.
 */
export function impactoDeCambioDeCompetencia(
  mundo: MundoDeCompetencia,
  id: number,
  nombre: string,
  codigos: Codigos,
  silabos: readonly SilaboQueSirve[],
): Impacto {
  const { plan, competencias } = mundo
  const una = competencias.find(c => c.id === id)!
  const isOtroNombre = nombre !== una.nombre
  const otros = codigosNuevos(mundo, codigos, id)
  const isOtroCodigo = codigos.antes.get(id) !== codigos.despues.get(id)
  const titulo = tituloDeCambio([una.nombre])
  if (!isOtroNombre && !isOtroCodigo && otros.length === 0) return impacto(titulo, [], [])
  const nuevo = [isOtroNombre && 'nombre', isOtroCodigo && 'código'].filter(Boolean).join(', ')
  const imprimen = silabos.map(
    (s): Efecto => ({
      cosa: 'silabo',
      id: s.id,
      nombre: `${nombreDeSilabo(s.periodo)} de «${s.curso}»`,
      plan_id: plan.id,
      ...(s.isCerrado
        ? { suerte: 'queda', detalle: QUEDA_CERRADO }
        : {
            suerte: 'cambia',
            detalle: `Mostrará los datos nuevos de la competencia: ${nuevo || 'código'}.`,
          }),
    }),
  )
  const repiten = enDocumentos(mundo, isOtroNombre ? clavesQueNombran(mundo, new Set([id])) : [], {
    suerte: 'queda',
    detalle: 'Sus líneas conservan el texto con que se escribieron.',
  })
  return impacto(titulo, [...otros, ...imprimen, ...repiten, ...enPaginaPublica(plan)], [])
}

/** What another name of a row of a catalogue does: to all plans whose courses name it. `mas`: what the law says of it. */
export function impactoDeCambioDeCatalogo(
  mundo: MundoDeCatalogo,
  nombre: string,
  mas: readonly Efecto[] = [],
): Impacto {
  const titulo = tituloDeCambio([mundo.fila.nombre])
  if (nombre === mundo.fila.nombre) return impacto(titulo, [], [])
  const planes = [...Map.groupBy(mundo.cursos, c => c.plan_id)].map(([plan_id, suyos]): Efecto => {
    const cuantos = suyos.length === 1 ? `1 curso (${suyos[0]!.fila.nombre})` : `${suyos.length} cursos`
    const hacen = `${cuantos}: ${segun(suyos.length, 'mostrará', 'mostrarán')} «${nombre}»`
    return {
      cosa: 'plan',
      id: plan_id,
      nombre: suyos[0]!.plan,
      plan_id,
      suerte: 'cambia',
      detalle: suyos[0]!.isCesado ? `${hacen}, aunque el plan está cesado.` : `${hacen}.`,
    }
  })
  return impacto(titulo, [...planes, ...mas], [])
}

/** What another name of a laboratory does: to all plans that need it. */
export function impactoDeCambioDeLaboratorio(mundo: MundoDeLaboratorio, nombre: string): Impacto {
  const titulo = tituloDeCambio([mundo.fila.nombre])
  if (nombre === mundo.fila.nombre) return impacto(titulo, [], [])
  return impacto(
    titulo,
    mundo.planes.map(({ fila, plan, isCesado }) => ({
      cosa: 'plan',
      id: fila.planestudio_id,
      nombre: plan,
      plan_id: fila.planestudio_id,
      suerte: 'cambia',
      detalle: isCesado ? `Lo nombrará «${nombre}», aunque está cesado.` : `Lo nombrará «${nombre}».`,
    })),
    [],
  )
}
