import { terminosPorDefecto } from '@malla/domain/planes/terminos.ts'
import type { NodoRico } from '../document.ts'
import type { DatosDiseno } from '../planes/datosDiseno.ts'
import { cartaDeEjemplo } from './carta.ts'
import { competenciasDePrueba } from './competencias.ts'
import { diseno, entrada, rico } from './diseno.ts'
import { planChico } from './planChico.ts'
import { hojaDeEjemplo, silaboDeEjemplo } from './silabo.ts'

const [botanica, matematica, suelos] = planChico.asignaturas.map(a => a.id) as [number, number, number]

/** A text under a heading of its own. */
const bajoTitulo = (titulo: string, texto: string): NodoRico => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: titulo }] },
    ...rico(texto).content!,
  ],
})

/** The curricular design of the small plan: few entries, in each section that has a shape of its own. */
export const disenoChico: DatosDiseno = {
  ...diseno,
  ...planChico,
  terminos: terminosPorDefecto,
  textos: {
    presentacion: [entrada({ texto: rico('Presenta el plan.') })],
    criteriosEvaluaciones: [
      entrada({ nombre: 'Examen final', peso: 60, texto: rico('Un examen escrito.') }),
      entrada({ nombre: 'Prácticas', grupo: 'Campo', peso: 25, texto: rico() }),
      entrada({ nombre: 'Asistencia', status: 2, texto: rico() }),
    ],
    lineasInvestigaciones: [entrada({ texto: rico('Suelos.') }), entrada({ texto: rico('Riego.') })],
    modulosCompetencia: [
      entrada({ id: 'm1', modulo_id: 1, nombre: 'Viejo', texto: rico('Viejo.') }),
      entrada({
        id: 'm2',
        modulo_id: 1,
        version: 2,
        nombre: 'Cultivos',
        cursos_ids: [botanica, suelos],
        texto: bajoTitulo('Fines', 'Cultiva.'),
      }),
      entrada({ id: 'm3', modulo_id: 2, texto: rico('Sin nombre ni cursos.') }),
    ],
    unidadesAprendizaje: [
      entrada({
        id: 'u1',
        unidad_id: 1,
        asignatura_id: botanica,
        semanas: 4,
        nombre: 'La célula',
        texto: rico('Organelos.'),
      }),
      entrada({ id: 'u2', unidad_id: 2, texto: rico('Sin curso.') }),
    ],
    cursosConvalidacion: [],
  },
  perfilEgreso: [rico('Cultiva.'), rico('Cuida el suelo.')],
  competencias: competenciasDePrueba(
    [
      [1, botanica, 'introduce'],
      [7, suelos, 'logra'],
    ],
    terminosPorDefecto,
  ),
  adjuntos: [
    { key: 'basesLegales', nombre: 'Ley.pdf', bytes: 1_432_000 },
    { key: 'mallacurricular', nombre: 'Malla firmada.pdf', bytes: 52_000 },
    { key: 'otra', nombre: 'Otra cosa.pdf', bytes: 1000 },
  ],
  cartas: [
    { ...cartaDeEjemplo, asignatura_id: suelos, fecha_aprobacion: '2026-11-12' },
    {
      asignatura_id: botanica,
      sumilla: null,
      competencias: [{ codigo: null, nombre: 'Reconoce plantas', nivel: null }],
      unidadesaprendizaje: [
        { nombre: 'La célula', contenidos: null, semanas: [1, 2, 2, 4] },
        { nombre: 'El tejido', contenidos: rico('Tejidos.'), semanas: [] },
      ],
      metodologia: bajoTitulo('Campo', 'Con muestras.'),
      evaluacion: [
        { criterio: 'Herbario', peso: 60 },
        { criterio: 'Examen', peso: null },
      ],
      bibliografia: null,
    },
  ],
  silabos: [{ hoja: hojaDeEjemplo, datos: silaboDeEjemplo }],
  partes: Object.fromEntries(
    planChico.asignaturas.map((a, i) => [
      a.id,
      {
        silabos: (['success', 'warning', 'danger'] as const)[i % 3],
        cartas: (['danger', 'success'] as const)[i % 2],
      },
    ]),
  ),
  revision: { [botanica]: 'entregado', [matematica]: 'borrador' },
}
