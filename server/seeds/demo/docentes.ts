import { calls } from '@malla/contracts/calls.ts'
import type { Llamar } from './llamar.ts'

/** [degree, name, mail]: lecturers of the demonstration, by institution in the order of demo.ts. One teaches in two of them. */
type DocenteDeDemo = readonly [grado: string, nombres: string, correo: string]

const COMPARTIDA: DocenteDeDemo = ['Mg.', 'Rosa Condori Apaza', 'rcondori@demo.edu']

const DOCENTES: readonly (readonly DocenteDeDemo[])[] = [
  [
    ['Dra.', 'Mariela Huanca Flores', 'mhuanca@demo.edu'],
    ['Dr.', 'César Núñez Valdivia', 'cnunez@demo.edu'],
    ['Mg.', 'Óscar Ticona Mamani', 'oticona@demo.edu'],
    ['Mg.', 'Silvia Chávez Aráoz', 'schavez@demo.edu'],
    ['Ing.', 'Iván Béjar Peñaloza', 'ibejar@demo.edu'],
    COMPARTIDA,
    ['Dr.', 'Edwin Sumari Calla', 'esumari@demo.edu'],
    ['Mg.', 'Gabriela Ñique Torres', 'gnique@demo.edu'],
    ['Lic.', 'Hugo Pari Yucra', 'hpari@demo.edu'],
  ],
  [
    COMPARTIDA,
    ['Ing.', 'Noemí Álvarez Rivas', 'nalvarez@demo.edu'],
    ['Lic.', 'Julio Zúñiga Camargo', 'jzuniga@demo.edu'],
  ],
  [
    ['Prof.', 'Elena Cárdenas Soto', 'ecardenas@demo.edu'],
    ['Prof.', 'Martín Quiroz León', 'mquiroz@demo.edu'],
  ],
]

/** Courses that each of them teaches. */
const CURSOS_DE_CADA_UNO = 4

/** Adds the lecturers of an institution, with courses of its first plan one after the other; whom the demonstration has already is linked. */
export async function makeDocentes(llamar: Llamar, cual: number, cursos: readonly number[]): Promise<void> {
  for (const [i, [grado, nombres, correo]] of (DOCENTES[cual] ?? []).entries()) {
    const desde = i * CURSOS_DE_CADA_UNO
    const cursos_ids = cursos.slice(desde, desde + CURSOS_DE_CADA_UNO)
    await llamar(calls.docentes.create, { grado, nombres, correo, cursos_ids })
  }
}
