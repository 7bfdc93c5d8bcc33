import { sumaDePesos } from '@malla/domain/planes/pesos.ts'
import type { CriterioDeCarta, LineaDeEvaluacion } from '@malla/domain/silabos/contenido.ts'
import { titular } from '@malla/domain/silabos/palabras.ts'
import { clave } from '@malla/domain/texto/normalizar.ts'
import { celda, fila, nota, pendiente, tabla, titulo } from '../bloques.ts'
import type { Bloque, Celda } from '../document.ts'
import { enPorcentaje, numero } from '../formato.ts'
import { textos } from '../textos.ts'
import type { DatosSilabo } from './datos.ts'
import { bloquesDeHtml } from './html.ts'
import { textosDeSilabo as t } from './textos.ts'

const pesoDe = (peso: number | null): Celda =>
  peso === null ? { contenido: pendiente } : celda(enPorcentaje(peso))

/** Lines with their weights, which unit each is of where any is of one, and their sum. */
const tablaDeLineas = (s: DatosSilabo, lineas: readonly LineaDeEvaluacion[]): Bloque => {
  const unidades = s.contenido.unidadesaprendizaje ?? []
  const lugar = (l: LineaDeEvaluacion) => unidades.findIndex(u => u.id === l.unidad_id)
  const conUnidad = lineas.some(l => lugar(l) >= 0)
  const conInstrumento = lineas.some(l => l.instrumento.trim() !== '')
  const extra = Number(conUnidad) + Number(conInstrumento)
  const unidadDe = (l: LineaDeEvaluacion) => (lugar(l) >= 0 ? numero(lugar(l) + 1) : t.delCurso)
  return tabla(
    [
      ...(conUnidad
        ? [
            {
              rotulo: titular(s.estructura.unidad.singular),
              ancho: { mm: 30 },
              alineacion: 'izquierda' as const,
            },
          ]
        : []),
      { rotulo: t.evaluacion, ancho: { parte: 3 }, alineacion: 'izquierda' },
      ...(conInstrumento
        ? [{ rotulo: t.instrumento, ancho: { parte: 2 }, alineacion: 'izquierda' as const }]
        : []),
      { rotulo: t.peso, ancho: { mm: 22 }, alineacion: 'derecha' },
    ],
    [
      ...lineas.map(l =>
        fila([
          ...(conUnidad ? [celda(unidadDe(l))] : []),
          l.nombre.trim() ? celda(l.nombre) : { contenido: pendiente },
          ...(conInstrumento ? [celda(l.instrumento.trim() || textos.nada)] : []),
          pesoDe(l.peso),
        ]),
      ),
      fila(
        [
          celda(t.total, { columnas: 1 + extra, alineacion: 'derecha' }),
          celda(enPorcentaje(sumaDePesos(lineas) ?? 0)),
        ],
        'total',
      ),
    ],
  )
}

const tablaDeCriterios = (criterios: readonly CriterioDeCarta[]): Bloque =>
  tabla(
    [
      { rotulo: t.criterio, ancho: { parte: 1 }, alineacion: 'izquierda' },
      { rotulo: t.peso, ancho: { mm: 22 }, alineacion: 'derecha' },
    ],
    criterios.map(c => fila([celda(c.criterio), pesoDe(c.peso)])),
  )

/** Criteria of the carta, where the lines of the syllabus do not say the same already. */
const criteriosPropios = (s: DatosSilabo): readonly CriterioDeCarta[] => {
  const criterios = (s.carta.cartaCriterios ?? []).filter(c => c.criterio.trim() !== '')
  const dichas = (s.contenido.evaluacion?.lineas ?? []).map(l => clave(l.nombre))
  return criterios.every(c => dichas.includes(clave(c.criterio))) ? [] : criterios
}

/** How the course is evaluated: criteria of the carta, lines with weights, the scale of marks, and what else is said of it. */
export const evaluacionDe = (s: DatosSilabo, nivel: number): Bloque[] => {
  const { lineas = [], texto } = s.contenido.evaluacion ?? {}
  const criterios = criteriosPropios(s)
  const escrito = bloquesDeHtml(texto, nivel)
  if (!lineas.length && !criterios.length && !escrito.length) return []
  const { minimo, maximo, aprobatoria } = s.estructura.escala
  return [
    ...(criterios.length ? [titulo(nivel, 'menor', t.criterios), tablaDeCriterios(criterios)] : []),
    ...(lineas.length ? [tablaDeLineas(s, lineas)] : []),
    nota(t.escala(numero(minimo), numero(maximo), numero(aprobatoria))),
    ...escrito,
  ]
}
