import { celda, fila, titulo } from '../bloques.ts'
import type { Bloque, Columna, Fila } from '../document.ts'
import { cuantos } from '../formato.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'
import { enlacesDe, porGrupo, porTipo } from './comunes.ts'
import type { CompetenciaInforme } from './datos.ts'
import { palabrasDeCompetencias as t } from './textos.ts'

/** One plain table a kind, functional and transversal: code, name, profile, outcomes, how many courses serve it. */
export const tablasPorTipo = (d: DatosDiseno): Bloque[] => {
  const { conLinea, conResultados, linea, resultados } = enlacesDe(d.competencias)
  const { curso, cursos } = palabrasDe(d.institucion)
  const cuenta = Map.groupBy(d.competencias.celdas, c => c.competencia_id)
  const columnas: (Columna & { rotulo: string })[] = [
    { rotulo: t.codigo, ancho: { mm: 20 }, alineacion: 'izquierda' },
    { rotulo: d.terminos.nombreCompetencia, ancho: { parte: 1 }, alineacion: 'izquierda' },
    ...(conLinea ? [{ rotulo: t.linea, ancho: { mm: 14 }, alineacion: 'centro' as const }] : []),
    ...(conResultados ? [{ rotulo: t.resultados, ancho: { mm: 34 }, alineacion: 'izquierda' as const }] : []),
    { rotulo: cursos, ancho: { mm: 24 }, alineacion: 'izquierda' },
  ]
  const filaDe = (c: CompetenciaInforme, esRaiz: boolean): Fila => {
    const n = cuenta.get(c.id)?.length ?? 0
    return fila([
      { contenido: [{ texto: c.codigo, negrita: true }] },
      { contenido: [{ texto: c.nombre, ...(esRaiz && { negrita: true }) }] },
      ...(conLinea ? [linea(c)] : []),
      ...(conResultados ? [resultados(c)] : []),
      celda(n === 0 ? textos.nada : cuantos(n, curso.toLowerCase(), cursos.toLowerCase())),
    ])
  }
  return porTipo(d.competencias, d.terminos).flatMap(({ nombre, leidas }) => [
    titulo(2, 'apartado', nombre),
    {
      tipo: 'tabla' as const,
      columnas: columnas.map(({ ancho, alineacion }) => ({ ancho, alineacion })),
      cabecera: [columnas.map(c => celda(c.rotulo, { alineacion: c.alineacion }))],
      filas: porGrupo(d.competencias, leidas).flatMap(g => [
        ...(g.nombre === null ? [] : [fila([celda(g.nombre, { columnas: columnas.length })], 'grupo')]),
        ...g.leidas.map(l => filaDe(l.una, l.nivel === 1)),
      ]),
      junta: false,
      densa: true,
    },
  ])
}
