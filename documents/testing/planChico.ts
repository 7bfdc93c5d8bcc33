import type { DatosPlan } from '../planes/datos.ts'
import { planDe } from './plan.ts'

const escrito = planDe({
  datos: {
    facultad: 'Facultad de Ciencias Agrarias',
    nivel: 'Pregrado',
    modalidad: 'Presencial',
    programa: 'Agronomía',
    full_name: 'Plan 2026',
    numero: 'A-7',
    numero_resolucion: '0412-2025-CU',
    fecha_resolucion: '2025-12-03',
    regimen: 'Semestre',
    ciclosporanio: 2,
    maxciclos: 6,
    repeticiones: 3,
    duracion: '1 año',
    semanas: 16,
    horas_credito_teoria: 16,
    horas_credito_practica: 32,
    creditos_totales: 17,
    creditos_generales: 4,
    creditos_electivos: 3,
  },
  ciclos: [
    [
      'Ciclo I',
      `
BOT-101|Botánica|4|2|4|0|Ciencias|E|
MAT-101|Matemática|4|3|2|0|Formación|G|`,
    ],
    [
      'Ciclo II',
      `
SUE-201|Suelos|3.5|2|2|1|Ciencias|S|BOT-101;~MAT-101
RIE-202|Riego|2.5|1|3|0||S|MAT-101/BOT-101;8`,
    ],
    ['Ciclo III', ''],
  ],
  secciones: [
    [
      'Electivos de especialidad',
      3,
      `
APP-301|Apicultura|3|2|2|0|Ciencias|S|BOT-101
VID-302|Viticultura|3|2|2|0|Ciencias|S|`,
    ],
    ['Electivos libres', null, ''],
  ],
})

/** A plan of three cycles, six courses and two sections of electives, in which each kind of thing comes once: what its reports say can be read whole. */
export const planChico: DatosPlan = {
  ...escrito,
  asignaturas: escrito.asignaturas.map(a => ({
    ...a,
    modalidad: a.codigo === 'VID-302' ? null : a.codigo === 'RIE-202' ? 'semipresencial' : 'presencial',
    tipologiaespecial_id: a.codigo === 'RIE-202' ? 1 : null,
  })),
  tipologias: [{ id: 1, nombre: 'Práctica preprofesional' }],
}
