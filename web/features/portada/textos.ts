import type { NombreDeFoto } from '../../ui/Foto.tsx'
import { tecla } from '../../ui/tecla.ts'

/** What it is, in three ideas. */
export const ideas = [
  {
    titulo: 'La malla es el plan',
    texto:
      'Los ciclos son columnas y los cursos, tarjetas con el color de su área. Muévalos y los créditos y las horas de cada ciclo se suman solos; si un requisito lo impide, se ve antes de soltar.',
  },
  {
    titulo: 'Cada cosa en su lugar',
    texto:
      'Facultad, nivel, modalidad, programa, plan, ciclo, curso: un solo árbol para toda la institución. Lo que se desactiva se sigue leyendo; lo que se cesa queda como estaba.',
  },
  {
    titulo: 'Nada se pierde',
    texto:
      'Lo que escribe se conserva aunque se corte la conexión. Si dos personas editan lo mismo, Malla muestra las dos versiones y deja elegir. Un plan eliminado espera treinta días en la Papelera.',
  },
] as const

interface Muestra {
  titulo: string
  texto: string
  foto: NombreDeFoto
  /** What the picture shows, for who does not see it. */
  alt: string
}

/** What the product does, each with a picture of it. */
export const muestras: readonly Muestra[] = [
  {
    titulo: 'Los cursos, como en una hoja de cálculo',
    texto:
      'Escriba en la celda, pegue columnas enteras desde Excel, rellene hacia abajo y deshaga. Los totales de cada ciclo y del plan están siempre a la vista.',
    foto: 'cursos',
    alt: 'La hoja de cursos de un plan: ciclo, código, nombre, créditos, horas, requisitos y área, con los totales de cada ciclo.',
  },
  {
    titulo: 'El sílabo, en una tarde',
    texto:
      'Cada docente encuentra lo que le falta y hasta cuándo. El sílabo se escribe como se imprime, trae lo que ya dice la carta descriptiva, reparte las horas y se guarda solo.',
    foto: 'silabo',
    alt: 'Un sílabo abierto: sus secciones a la izquierda, el texto en el centro y a la derecha las horas, la evaluación y las competencias.',
  },
  {
    titulo: 'Competencias que se pueden seguir',
    texto:
      'Del perfil a la competencia, al curso y a la semana. La matriz dice dónde se introduce, se desarrolla y se logra cada una, y qué competencias o cursos quedaron sueltos.',
    foto: 'matriz',
    alt: 'La matriz de competencias y cursos, con los niveles introduce, desarrolla y logra, y los huecos señalados.',
  },
  {
    titulo: 'Documentos en segundos',
    texto:
      'El plan, el diseño curricular, las cartas descriptivas y los sílabos en PDF o Word, con el logo de su institución. Se ven antes de imprimir y se envían por correo.',
    foto: 'documento',
    alt: 'El plan de estudios impreso: datos generales y la tabla de cursos por ciclo.',
  },
  {
    titulo: 'Lo que falta, a la vista',
    texto:
      'Secciones, cartas, sílabos y competencias: cuánto está hecho y qué falta, a un clic de donde se hace. Sin pedir informes a nadie.',
    foto: 'avance',
    alt: 'El avance de un plan: 73 % completo, con barras para secciones, cursos, cartas descriptivas, sílabos y competencias.',
  },
]

/** What else it does. */
export const caracteristicas = [
  {
    titulo: 'Excel de ida y de vuelta',
    texto:
      'Traiga los cursos desde la hoja que ya tiene, con una vista previa que nombra cada celda con problemas.',
  },
  {
    titulo: 'Requisitos de verdad',
    texto:
      'Previos, simultáneos, con «y» y con «o», o por créditos aprobados. Un círculo de requisitos se detecta y se nombra.',
  },
  {
    titulo: 'Cada versión, guardada',
    texto:
      'Quién cambió qué y cuándo, con los dos textos lado a lado; con un clic, todo vuelve a ser como era.',
  },
  {
    titulo: 'Varias personas a la vez',
    texto: 'Lo que una cambia, las demás lo ven al momento, sin recargar la página.',
  },
  {
    titulo: 'Cada quien, lo suyo',
    texto:
      'Operadores, tutores, inspectores y docentes ven y hacen lo que su rol permite, en toda la institución o en sus programas.',
  },
  {
    titulo: 'Con el teclado y con el ratón',
    texto: tecla(
      'Ctrl K busca cursos, planes y programas sin mirar tildes ni mayúsculas. Todo se alcanza sin soltar el teclado.',
    ),
  },
] as const

/** For whom it is. */
export const personas = [
  {
    quien: 'Quien dirige el currículo',
    texto: 'Ve todos sus planes, qué les falta y qué rompe un cambio antes de hacerlo.',
  },
  {
    quien: 'Quien lleva la secretaría',
    texto: 'Sigue trabajando en Excel, pega columnas enteras y no vuelve a teclear lo que ya está.',
  },
  {
    quien: 'Quien enseña',
    texto:
      'Encuentra sus cursos con su plazo, también en el teléfono, y termina el sílabo sin perder una palabra.',
  },
  {
    quien: 'Quien inspecciona',
    texto: 'Lee los planes tal como se imprimen y ve qué está incompleto, sin poder tocar nada.',
  },
] as const
