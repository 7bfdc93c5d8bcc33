import type { DatosCompetencias } from '@malla/documents/competencias/datos.ts'
import type { DatosDiseno } from '@malla/documents/planes/datosDiseno.ts'
import { codigosDe } from '@malla/domain/competencias/letras.ts'
import { claveDeSeccion } from '@malla/domain/planes/avance.ts'
import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import { datos, ESTILO, type Pedido, parrafos } from './cartas.ts'
import { paginaDeSilabo, silabosDelDiseno } from './silabos.ts'
import { texto } from './texto.ts'

/** Paragraphs of every section of the curricular design. */
const PARRAFOS_POR_SECCION = 8
export const CURSOS_DEL_DISENO = 60

const parrafosDeSeccion = ({ vuelta }: Pedido, seccion: number): string[] =>
  Array.from({ length: PARRAFOS_POR_SECCION }, (_, i) => texto(((vuelta + 1) * 1000 + seccion) * 100 + i))

/** Six competencies of three parts of two each; every course serves two of them. */
const RAICES = 6

function competenciasDelDiseno(p: Pedido): DatosCompetencias {
  const una = (id: number, competencia_id: number, orden: number) => ({
    id,
    competencia_id,
    orden,
    tipopadre: id % 100 > 4 ? 2 : 1,
    tabcompetencia_id: 0,
    nombre: texto(((p.vuelta + 1) * 1000 + 999) * 10_000 + id).slice(0, 110),
    iscompetencia: id < 10_000,
    termino_id: null,
    linea: null,
    resultados_ids: [],
  })
  const crudas = Array.from({ length: RAICES }, (_, i) => i + 1).flatMap(raiz => [
    una(raiz, 0, raiz),
    ...[1, 2, 3].flatMap(n => [
      una(n * 100 + raiz, raiz, n),
      ...[1, 2].map(m => una((m * 10 + n) * 1000 + raiz, n * 100 + raiz, m)),
    ]),
  ])
  const codigos = codigosDe(crudas, [], terminosPorDefecto)
  return {
    grupos: [],
    todas: crudas.map(c => ({ ...c, codigo: codigos.get(c.id)! })),
    resultados: [],
    celdas: Array.from({ length: CURSOS_DEL_DISENO }, (_, i) => i).flatMap(i =>
      [0, 7].map(salto => ({
        competencia_id: crudas.filter(c => c.iscompetencia)[(i + salto) % (RAICES * 4)]!.id,
        asignatura_id: i + 1,
        nivel: (['introduce', 'desarrolla', 'logra'] as const)[i % 3]!,
      })),
    ),
  }
}

/** The same tree and matrix as tables for the browser. */
function tablasDeCompetencias(p: Pedido): string {
  const { todas, celdas } = competenciasDelDiseno(p)
  const columnas = todas.filter(c => c.iscompetencia)
  const letras = new Map(celdas.map(c => [`${c.competencia_id} ${c.asignatura_id}`, c.nivel[0]!]))
  const arbol = todas.map(c => `<tr><td>${c.codigo}</td><td>${c.nombre}</td></tr>`)
  const filas = Array.from({ length: CURSOS_DEL_DISENO }, (_, i) => i + 1).map(
    id =>
      `<tr><td>COD-${99 + id} Fundamentos de la disciplina número ${id}</td>${columnas.map(c => `<td>${letras.get(`${c.id} ${id}`) ?? ''}</td>`).join('')}</tr>`,
  )
  return `<h1>Competencias</h1><table>${arbol.join('')}</table><h1>Qué cursos sirven a cada competencia</h1><table><tr><th>Curso</th>${columnas.map(c => `<th>${c.codigo}</th>`).join('')}</tr>${filas.join('')}</table>`
}

/** A whole curricular design: the 25 sections written, 60 courses, the malla, competencies with their matrix, a carta and a full syllabus each. */
export function diseno(p: Pedido): DatosDiseno {
  const entrada = (parrafos: string[]) => ({
    id: 'x',
    version: 1,
    status: 1,
    nombre: null,
    grupo: null,
    peso: null,
    semanas: null,
    cursos_ids: [],
    texto: {
      type: 'doc',
      content: parrafos.map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
    },
  })
  return {
    ...datos(CURSOS_DEL_DISENO),
    visto: {
      isCepre: false,
      configDisenoCurricular: 1,
      nivel: '00001',
      configNodesTree: ['modulo', 'unidad'],
    },
    terminos: terminosPorDefecto,
    textos: Object.fromEntries(
      seccionesDelPlan.flatMap((s, i) => {
        const clave = claveDeSeccion(s)
        return clave ? [[clave, [entrada(parrafosDeSeccion(p, i))]]] : []
      }),
    ),
    perfilEgreso: [],
    competencias: competenciasDelDiseno(p),
    equivalencias: [],
    laboratorios: [],
    adjuntos: [],
    partes: {},
    imagenes: {},
    silabos: silabosDelDiseno(datos(CURSOS_DEL_DISENO), p.vuelta),
    sinSilabo: [],
    revision: {},
    cartas: datos(CURSOS_DEL_DISENO).asignaturas.map((a, i) => ({
      asignatura_id: a.id,
      sumilla: parrafos(p, i)[0] ?? null,
    })),
  }
}

/** Like content for the browser: the sections, a table of the courses, the malla as a table, a page for every course. */
export function paginaDeDiseno(p: Pedido): string {
  const { asignaturas, ciclos } = datos(CURSOS_DEL_DISENO)
  const secciones = seccionesDelPlan.map(
    (s, i) =>
      `<h1 id="s${i}">${s.titulo}</h1>${parrafosDeSeccion(p, i)
        .map(t => `<p>${t}</p>`)
        .join('')}`,
  )
  const tablas = ciclos.map(
    c =>
      `<h2>${c.descripcion}</h2><table><tr><th>Código</th><th>Curso</th><th>T</th><th>P</th><th>Créd.</th></tr>${asignaturas
        .filter(a => a.ciclo_id === c.id)
        .map(a => `<tr><td>${a.codigo}</td><td>${a.nombre}</td><td>3</td><td>2</td><td>4</td></tr>`)
        .join('')}</table>`,
  )
  const malla = `<table style="break-before:page"><tr>${ciclos
    .map(
      c =>
        `<td>${asignaturas.flatMap(a => (a.ciclo_id === c.id ? [`<p>${a.codigo} ${a.nombre}</p>`] : [])).join('')}</td>`,
    )
    .join('')}</tr></table>`
  const cartas = asignaturas.map(
    (a, i) =>
      `<section style="break-before:page"><h1>${a.nombre}</h1><p>${a.codigo} · Sistemas</p><h2>Sumilla</h2><p>${parrafos(p, i)[0]}</p><h2>Competencias</h2><p>Pendiente</p><h2>Contenidos</h2><p>Pendiente</p><h2>Evaluación</h2><p>Pendiente</p></section>`,
  )
  const silabos = asignaturas.map((a, i) => paginaDeSilabo(a.nombre, i, p.vuelta))
  const indice = seccionesDelPlan.map((s, i) => `<li><a href="#s${i}">${s.titulo}</a></li>`).join('')
  return `<!doctype html><html lang="es"><title>Diseño</title><style>${ESTILO}</style><body><h1>Índice</h1><ol>${indice}</ol>${secciones.join('')}${tablas.join('')}${malla}${tablasDeCompetencias(p)}${cartas.join('')}${silabos.join('')}</body></html>`
}
