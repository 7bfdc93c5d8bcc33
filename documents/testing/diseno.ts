import { seccionesDelPlan } from '@malla/domain/planes/secciones.ts'
import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import type { NodoRico } from '../document.ts'
import type { DatosDiseno, EntradaInforme } from '../planes/datosDiseno.ts'
import { cartaDeEjemplo } from './carta.ts'
import { competenciasDePrueba } from './competencias.ts'
import { pixel } from './documento.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from './silabo.ts'
import { universidad } from './universidad.ts'

const p = (text: string): NodoRico => ({ type: 'paragraph', content: [{ type: 'text', text }] })

/** Rich text of these paragraphs. */
export const rico = (...parrafos: string[]): NodoRico => ({ type: 'doc', content: parrafos.map(p) })

/** An entry of a section; what is left out is empty. */
export const entrada = (mas: Partial<EntradaInforme> & { texto: NodoRico }): EntradaInforme => ({
  id: 'x',
  version: 1,
  status: 1,
  nombre: null,
  grupo: null,
  peso: null,
  semanas: null,
  cursos_ids: [],
  ...mas,
})

const item = (t: string): NodoRico => ({ type: 'listItem', content: [p(t)] })
const celda = (t: string, type = 'tableCell'): NodoRico => ({ type, content: [p(t)] })

/** What every free text says here, so that it can be found again: the words of its section, a list, a table, a picture. */
const textoDe = (titulo: string): NodoRico => ({
  type: 'doc',
  content: [
    p(`Este es el texto de la sección ${titulo}, con ñ, tildes y «comillas».`),
    { type: 'bulletList', content: [item(`Primera razón de ${titulo}`), item('Segunda razón')] },
    {
      type: 'table',
      content: [
        { type: 'tableRow', content: [celda('Año', 'tableHeader'), celda('Hecho', 'tableHeader')] },
        { type: 'tableRow', content: [celda('1998'), celda(`Se crea ${titulo}`)] },
      ],
    },
  ],
})

const deTexto = Object.fromEntries(
  seccionesDelPlan.flatMap(s => (s.key ? [[s.key, [entrada({ texto: textoDe(s.titulo) })]]] : [])),
)

const { asignaturas } = universidad

const terminos = { ...terminosPorDefecto, nombreCompetencias: 'Competencias del egresado', letraDos: 'UC' }

/** The whole curricular design of the example university, every section written. */
export const diseno: DatosDiseno = {
  ...universidad,
  visto: {
    isCepre: false,
    configDisenoCurricular: 1,
    nivel: '00001',
    configNodesTree: ['modulo', 'unidad'],
  },
  terminos,
  textos: {
    ...deTexto,
    valores: [
      entrada({
        texto: {
          type: 'doc',
          content: [
            p('Valores con emblema:'),
            { type: 'image', attrs: { src: '/api/v1/imagenes/abc', alt: 'Emblema' } },
          ],
        },
      }),
    ],
    criteriosEvaluaciones: [
      entrada({ nombre: 'Examen final', peso: 60, texto: rico('Un examen escrito.') }),
      entrada({ nombre: 'Prácticas', peso: 40, texto: rico('Cuatro prácticas.') }),
    ],
    lineasInvestigaciones: [
      entrada({ nombre: 'Ingeniería de datos', texto: rico('Estudia cómo se guardan los datos.') }),
      entrada({ nombre: 'Seguridad', texto: rico('Estudia cómo se protegen.') }),
    ],
    modulosCompetencia: [
      entrada({
        id: 'm1',
        modulo_id: 1,
        version: 1,
        nombre: 'Desarrollo (antiguo)',
        texto: rico('Versión vieja.'),
      }),
      entrada({
        id: 'm2',
        modulo_id: 1,
        version: 2,
        nombre: 'Desarrollo de software',
        cursos_ids: [asignaturas[4]!.id, asignaturas[8]!.id],
        texto: rico('Construye programas confiables.'),
      }),
      entrada({ id: 'm3', modulo_id: 2, nombre: 'Gestión de datos', texto: rico('Administra datos.') }),
    ],
    unidadesAprendizaje: [
      entrada({
        id: 'u1',
        unidad_id: 1,
        asignatura_id: asignaturas[0]!.id,
        semanas: 4,
        nombre: 'Límites y continuidad',
        texto: rico('Límites laterales.'),
      }),
      entrada({ id: 'u2', unidad_id: 2, nombre: 'Unidad suelta', texto: rico('Sin curso.') }),
    ],
  },
  perfilEgreso: [rico('Diseña sistemas con criterio ético.'), rico('Lidera equipos de ingeniería.')],
  competencias: competenciasDePrueba(
    [
      [1, asignaturas[4]!.id, 'introduce'],
      [1, asignaturas[8]!.id, 'logra'],
      [7, asignaturas[8]!.id, 'desarrolla'],
      [10, asignaturas[3]!.id, 'introduce'],
    ],
    terminos,
  ),
  equivalencias: [
    {
      plan_origen_id: 18,
      plan_origen: 'Plan de estudios 2018',
      programa_origen: 'Ingeniería de Sistemas',
      tipo: 'Parcial',
      nota: 'Con examen',
      origen: [{ nombre: 'Matemática Básica', codigo: 'MB-1', credits: 4 }],
      destino: [
        { nombre: 'Cálculo I', codigo: 'MAT-101', credits: 5 },
        { nombre: 'Geometría Analítica', codigo: 'MAT-102', credits: 4 },
      ],
    },
  ],
  laboratorios: [
    {
      nombre: 'Laboratorio de Redes',
      tipo: 1,
      local: 'Pabellón B',
      capacidad: 24,
      equipos: ['12 × Conmutador', '1 × Servidor'],
    },
  ],
  adjuntos: [
    { key: 'basesLegales', nombre: 'Resolución 0412-2025.pdf', bytes: 1_432_000 },
    { key: 'modulosCompetencia', nombre: 'Catálogo de módulos.pdf', bytes: 48_000 },
    { key: 'mallacurricular', nombre: 'Malla firmada.pdf', bytes: 52_000 },
    { key: 'resolucion', nombre: 'Resolución - Plan 2026.pdf', bytes: 61_000 },
  ],
  cartas: [cartaDeEjemplo],
  silabos: [{ hoja: hojaDeEjemplo, datos: silaboDeEjemplo }],
  revision: {},
  sinSilabo: [{ codigo: 'MAT-101', nombre: 'Cálculo I', grupo: 'Ciclo I', motivo: 'Sin escribir' }],
  partes: Object.fromEntries(
    asignaturas.map((a, i) => [a.id, { silabos: (['success', 'warning', 'danger'] as const)[i % 3] }]),
  ),
  imagenes: { '/api/v1/imagenes/abc': pixel },
}

/** The same plan before anybody wrote a word, or added a course. */
export const disenoVacio: DatosDiseno = {
  ...diseno,
  textos: {},
  perfilEgreso: [],
  competencias: { grupos: [], todas: [], resultados: [], celdas: [] },
  equivalencias: [],
  laboratorios: [],
  adjuntos: [],
  cartas: [],
  silabos: [],
  sinSilabo: [],
  asignaturas: [],
  ciclos: [],
  secciones: [],
  partes: {},
  imagenes: {},
}
