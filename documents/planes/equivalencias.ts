import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { celda, fila, tabla, titulo, tramo } from '../bloques.ts'
import type { Bloque } from '../document.ts'
import { textos } from '../textos.ts'
import { escribirCreditos, tieneCreditos } from './cursos.ts'
import type { CursoNombrado, DatosDiseno, EquivalenciaInforme } from './datosDiseno.ts'

const t = textos.diseno

/** The table of equivalences, one for every plan that is recognised; plans of one name are named with their programmes. */
export const equivalencias = (d: DatosDiseno): Bloque[] => {
  const tablas = [...Map.groupBy(d.equivalencias, e => e.plan_origen_id).values()]
  const porNombre = Map.groupBy(tablas, ([e]) => e!.plan_origen)
  return tablas.flatMap(filas => {
    const { plan_origen: plan, programa_origen } = filas[0]!
    const nombre = porNombre.get(plan)!.length > 1 ? `${plan} · ${programa_origen}` : plan
    return [titulo(2, 'apartado', t.equivalenciasCon(nombre)), tablaDeEquivalencias(d, filas)]
  })
}

const tablaDeEquivalencias = (d: DatosDiseno, filas: readonly EquivalenciaInforme[]): Bloque => {
  const creditos = escribirCreditos(d)
  const lado = (cursos: readonly CursoNombrado[]) =>
    tramo(
      cursos
        .map(
          c =>
            conCodigo(c) +
            (tieneCreditos(d) && c.credits !== null ? ` (${creditos(c.credits)}\u00a0cr)` : ''),
        )
        .join('\n'),
    )
  const conNota = filas.some(e => e.nota)
  return tabla(
    [
      { rotulo: t.origen, ancho: { parte: 3 }, alineacion: 'izquierda' },
      { rotulo: t.destino, ancho: { parte: 3 }, alineacion: 'izquierda' },
      { rotulo: t.reconocimiento, ancho: { mm: 32 }, alineacion: 'izquierda' },
      ...(conNota ? [{ rotulo: t.nota, ancho: { parte: 2 }, alineacion: 'izquierda' as const }] : []),
    ],
    filas.map(e =>
      fila([
        { contenido: lado(e.origen) },
        { contenido: lado(e.destino) },
        celda(e.tipo),
        ...(conNota ? [celda(e.nota ?? textos.nada)] : []),
      ]),
    ),
  )
}
