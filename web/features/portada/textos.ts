/** The sections of the landing (§2), in order; the ids are the anchors of the menu. */
export const secciones = [
  { id: 'inicio', label: 'Inicio' },
  { id: 'diseno', label: 'Diseño curricular' },
  { id: 'caracteristicas', label: 'Características' },
  { id: 'demo', label: 'Demo' },
  { id: 'personas', label: 'Para quién es' },
  { id: 'contacto', label: 'Contacto' },
] as const

export const ideas = [
  {
    titulo: 'La malla es el plan',
    texto:
      'Los ciclos son columnas y los cursos, tarjetas con el color de su área. Toque un curso y verá qué necesita y qué abre. Muévalo y los créditos y las horas de cada ciclo se suman solos.',
  },
  {
    titulo: 'Cada cosa en su lugar',
    texto:
      'Facultad, nivel, modalidad, programa, plan, ciclo, curso: un solo árbol para toda la institución. Lo que se desactiva se sigue leyendo; lo que se cesa queda como estaba.',
  },
  {
    titulo: 'Nada se pierde',
    texto:
      'Lo que escribe se conserva aunque se corte la conexión. Si dos personas editan lo mismo, Malla muestra las dos versiones y deja elegir. Un plan eliminado espera treinta días en la papelera.',
  },
] as const

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
    titulo: 'Documentos en segundos',
    texto:
      'El plan, la malla y las cartas descriptivas en PDF, con el logotipo y el nombre de su institución.',
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
    texto:
      'Ctrl K busca cursos, planes y programas sin mirar tildes ni mayúsculas. Todo se alcanza sin soltar el teclado.',
  },
] as const

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
      'Encuentra sus cursos ordenados por plan y por ciclo, y ve de un vistazo qué requisitos tiene cada uno.',
  },
  {
    quien: 'Quien inspecciona',
    texto: 'Lee los planes tal como se imprimen y ve qué está incompleto, sin poder tocar nada.',
  },
] as const
