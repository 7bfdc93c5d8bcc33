import type { Palabras } from '@malla/domain/empresas/palabras.ts'
import { conCodigo } from '@malla/domain/texto/conCodigo.ts'
import { celda, fila, nota, parrafo, tabla, titulo, tramo } from '../bloques.ts'
import { cabeceraDeMatriz, nombreDeTrozo } from '../competencias/cabecera.ts'
import type { Bloque, Documento, Fila, Tabla } from '../document.ts'
import { cuantos } from '../formato.ts'
import type { AsignaturaInforme } from '../planes/datos.ts'
import { avisoDeCese, hojaDePlan } from '../planes/hoja.ts'
import { cuantosCursos, palabrasDe } from '../planes/palabras.ts'
import { textos } from '../textos.ts'
import type { CompetenciaEnMatriz, DatosMatriz } from './datos.ts'
import { type ParteDeMatriz, parteDeMatriz } from './parte.ts'
import { palabrasDeMatriz as t } from './textos.ts'

/** Up to so many competencies beside each other stand on A4; more of them on A3, and there so many in a table. */
const EN_A4 = 15
const EN_A3 = 24
const ANCHO_DE_LETRA = 12

/**
 * The matrix of a plan, as filtered: courses down the page, cycle by cycle, competencies by their codes across it; then what the codes say,
 * and what is missing or said twice.
 */
export function pdfMatriz(d: DatosMatriz): Documento {
  const parte = parteDeMatriz(d)
  const isAncha = parte.competencias.length > EN_A4
  const palabras = palabrasDe(d.plan.institucion)
  const cursos = parte.grupos.reduce((n, g) => n + g.cursos.length, 0)
  const cuentas = [
    cuantos(parte.competencias.length, 'competencia', 'competencias'),
    cuantosCursos(cursos, d.plan.institucion),
  ]
  const isVacia = parte.competencias.length === 0 || cursos === 0
  return hojaDePlan(d.plan, t.titulo(palabras), {
    portada: null,
    indice: null,
    secciones: [
      {
        papel: isAncha ? 'a3' : 'a4',
        horizontal: true,
        pie: null,
        bloques: [
          titulo(1, 'documento', t.titulo(palabras)),
          parrafo(tramo([d.plan.programa, d.plan.full_name, ...cuentas].join(' · ')), 'subtitulo'),
          ...avisoDeCese(d.plan),
          ...(parte.solo ? [nota(textos.cursos.solo(parte.solo))] : []),
          ...(isVacia
            ? [parrafo(tramo(porQueVacia(parte, palabras)))]
            : cuerpo(d, parte, isAncha ? EN_A3 : EN_A4)),
        ],
      },
    ],
  })
}

/** Why there is nothing to show: a filter leaves nothing, or the plan has not got so far. */
const porQueVacia = ({ solo, competencias }: ParteDeMatriz, palabras: Palabras): string => {
  if (solo !== null) return t.vacia
  return competencias.length === 0 ? t.sinCompetencias : t.sinCursos(palabras)
}

const cuerpo = (d: DatosMatriz, parte: ParteDeMatriz, porTabla: number): Bloque[] => {
  const trozos = Array.from({ length: Math.ceil(parte.competencias.length / porTabla) }, (_, i) =>
    parte.competencias.slice(i * porTabla, (i + 1) * porTabla),
  )
  return [
    { ...nota(t.leyenda), pegada: true },
    ...trozos.flatMap(trozo => [
      ...(trozos.length > 1 ? [titulo(2, 'apartado', nombreDeTrozo(trozo, parte.tipoDe))] : []),
      tablaDe(d, parte, trozo),
    ]),
    titulo(2, 'apartado', t.competencias),
    codigos(parte, palabrasDe(d.plan.institucion)),
    titulo(2, 'apartado', t.avisos),
    avisos(d, parte),
  ]
}

function tablaDe(d: DatosMatriz, parte: ParteDeMatriz, trozo: readonly CompetenciaEnMatriz[]): Tabla {
  const filaDe = (a: AsignaturaInforme): Fila =>
    fila([
      celda(conCodigo(a)),
      ...trozo.map(c => ({ contenido: [{ texto: parte.letra(c.id, a.id), negrita: true }] })),
    ])
  return {
    tipo: 'tabla',
    columnas: [
      { ancho: { parte: 1 }, alineacion: 'izquierda' },
      ...trozo.map(() => ({ ancho: { mm: ANCHO_DE_LETRA }, alineacion: 'centro' as const })),
    ],
    cabecera: cabeceraDeMatriz(palabrasDe(d.plan.institucion).curso, trozo, parte.tipoDe),
    filas: parte.grupos.flatMap(g => [
      fila([celda(g.nombre, { columnas: trozo.length + 1 })], 'grupo'),
      ...g.cursos.map(filaDe),
    ]),
    junta: false,
    densa: true,
  }
}

/** What each code stands for, and how many courses serve it. */
const codigos = (parte: ParteDeMatriz, palabras: Palabras): Tabla => {
  const { tipoDe } = parte
  const cursos = parte.grupos.flatMap(g => g.cursos)
  return {
    ...tabla(
      [
        { rotulo: t.codigo, ancho: { mm: 22 }, alineacion: 'izquierda' },
        ...(tipoDe ? [{ rotulo: t.clase, ancho: { mm: 34 }, alineacion: 'izquierda' as const }] : []),
        { rotulo: t.competencia, ancho: { parte: 1 }, alineacion: 'izquierda' },
        { rotulo: palabras.cursos, ancho: { mm: 18 }, alineacion: 'centro' },
      ],
      parte.competencias.map(c =>
        fila([
          celda(c.codigo),
          ...(tipoDe ? [celda(tipoDe(c))] : []),
          celda(c.nombre),
          celda(String(cursos.filter(a => parte.letra(c.id, a.id) !== '').length)),
        ]),
      ),
    ),
    densa: true,
    junta: false,
  }
}

const avisos = (d: DatosMatriz, parte: ParteDeMatriz): Bloque => {
  if (parte.avisos.length === 0) return nota(t.nadaQueFalta(palabrasDe(d.plan.institucion)))
  const cursos = new Map(d.plan.asignaturas.map(a => [a.id, conCodigo(a)]))
  const { tipoDe } = parte
  const nombrada = (c: CompetenciaEnMatriz): string =>
    [c.codigo, ...(tipoDe ? [tipoDe(c)] : []), c.nombre].join(' · ')
  const competencias = new Map(d.competencias.map(c => [c.id, nombrada(c)]))
  return {
    ...tabla(
      [
        { rotulo: t.aviso, ancho: { mm: 40 }, alineacion: 'izquierda' },
        { rotulo: t.donde, ancho: { parte: 1 }, alineacion: 'izquierda' },
      ],
      parte.avisos.map(a =>
        fila([
          celda(a.palabra),
          celda(cursos.get(a.asignatura_id) ?? competencias.get(a.competencia_id) ?? ''),
        ]),
      ),
    ),
    densa: true,
    junta: false,
  }
}
