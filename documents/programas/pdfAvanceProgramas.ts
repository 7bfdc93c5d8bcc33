import { type AvanceDePlan, avanceDeCuenta, avanceTotal, type Cuenta } from '@malla/domain/planes/avance.ts'
import { celda, fila, hojaA4, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import type { Celda, Documento } from '../document.ts'
import { cuantos, numero } from '../formato.ts'
import type { DatosInstitucion } from '../planes/datos.ts'
import { hojaDeInstitucion, pieDe } from '../planes/hoja.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'

const t = textos.avance

/** A plan in force with its figures (domain/planes/avance.ts). */
interface PlanEnAvance {
  plan: string
  programa: string
  facultad: string
  avance: Pick<AvanceDePlan, 'cuentas' | 'total'>
}

export interface DatosAvanceProgramas {
  institucion: DatosInstitucion
  emitido: string | null
  planes: readonly PlanEnAvance[]
}

/** All that the share of a plan is the mean of. */
const CUENTAS = ['secciones', 'registro', 'cartas', 'silabos', 'elementos', 'sumillas'] as const

const sinCursos = (p: PlanEnAvance): boolean => p.avance.cuentas.registro.total === 0

/** What of a plan without courses cannot be counted is a stroke; its courses count nothing in the mean, and that is said. */
function hecho(c: Cuenta | null, sin: string): Celda {
  if (c === null) return celda(textos.nada)
  const cuantosDe = c.total === 0 ? sin : `${numero(c.completos)} de ${numero(c.total)}`
  return celda(`${cuantosDe}\n${avanceDeCuenta(c)}\u00a0%`)
}

/** How far the curricula of the programmes are: a row a plan in force, faculty by faculty, each with its mean. */
export const pdfAvanceProgramas = (d: DatosAvanceProgramas): Documento => {
  const sin = t.sin(palabrasDe(d.institucion).cursos.toLowerCase())
  const facultades = [...Map.groupBy(d.planes, p => p.facultad)]
  const bloques = facultades.flatMap(([facultad, planes]) => [
    titulo(2, 'apartado', facultad),
    tabla(
      [
        { rotulo: t.programa, ancho: { parte: 3 }, alineacion: 'izquierda' },
        { rotulo: t.plan, ancho: { parte: 3 }, alineacion: 'izquierda' },
        ...CUENTAS.map(k => ({
          rotulo: k === 'registro' ? palabrasDe(d.institucion).registrados : t.breves[k],
          ancho: { mm: 23 },
          alineacion: 'derecha' as const,
        })),
        { rotulo: t.avance, ancho: { mm: 17 }, alineacion: 'derecha' },
      ],
      planes.map(p =>
        fila([
          celda(p.programa),
          celda(p.plan),
          ...CUENTAS.map(k => hecho(p.avance.cuentas[k], sin)),
          celda(`${p.avance.total}\u00a0%`),
        ]),
      ),
    ),
  ])
  const medio = avanceTotal(
    d.planes.map(p => ({ total: 100, completos: p.avance.total, enAvance: 0, porHacer: 0 })),
  )
  const vacios = d.planes.filter(sinCursos).length
  const cuantosPlanes = [
    cuantos(d.planes.length, 'plan vigente', 'planes vigentes'),
    ...(vacios > 0 ? [`${numero(vacios)} ${sin.toLowerCase()}`] : []),
  ].join(', ')
  return hojaDeInstitucion(d.institucion, {
    titulo: `${t.programas} · ${d.institucion.razonsocial}`,
    archivo: `${t.programas} - ${d.institucion.razonsocial}`,
    asunto: t.programas,
    derecha: t.programas,
    pie: pieDe(d, [t.programas]),
    secciones: [
      hojaA4(
        [
          titulo(1, 'documento', t.programas),
          parrafo(tramo(`${cuantosPlanes} · avance medio ${medio}\u00a0%`), 'subtitulo'),
          ...(bloques.length ? [nota(t.promedio), ...bloques] : [nota(t.ningunPlan)]),
        ],
        { horizontal: true },
      ),
    ],
  })
}
