/**
 * The lists of the product: what each is called and the call that answers it. What is taken away in Excel and what views are kept of is named
 * by these names, so they stay when a page moves.
 */
export const listas = {
  facultades: { titulo: 'Facultades', llamada: 'facultades.list' },
  programas: { titulo: 'Programas', llamada: 'programas.list' },
  niveles: { titulo: 'Niveles', llamada: 'niveles.list' },
  modalidades: { titulo: 'Modalidades', llamada: 'modalidades.list' },
  planes: { titulo: 'Planes de estudios', llamada: 'planes.list' },
  papelera: { titulo: 'Papelera', llamada: 'planes.papelera' },
  areascursos: { titulo: 'Áreas de cursos', llamada: 'areascursos.list' },
  tiposcursos: { titulo: 'Tipos de cursos', llamada: 'tiposcursos.list' },
  tipologiasespecialescursos: {
    titulo: 'Tipologías especiales',
    llamada: 'tipologiasespecialescursos.list',
  },
  equivalencias: { titulo: 'Equivalencias', llamada: 'equivalencias.porPlan' },
  resultados: { titulo: 'Resultados', llamada: 'resultados.list' },
  silabos: { titulo: 'Sílabos', llamada: 'silabos.list' },
  silabos_por_programa: { titulo: 'Sílabos por programa', llamada: 'recordatorios.resumen' },
  periodos: { titulo: 'Periodos', llamada: 'periodos.list' },
  laboratorios: { titulo: 'Laboratorios', llamada: 'laboratorios.list' },
  talleres: { titulo: 'Talleres', llamada: 'laboratorios.list' },
  laboratorios_de_plan: { titulo: 'Laboratorios y talleres del plan', llamada: 'laboratorios.porPlan' },
  equipos: { titulo: 'Equipos', llamada: 'laboratorios.show' },
  locales: { titulo: 'Locales', llamada: 'locales.list' },
  docentes: { titulo: 'Docentes', llamada: 'docentes.list' },
  usuarios: { titulo: 'Usuarios', llamada: 'usuarios.list' },
  actividades: { titulo: 'Actividades', llamada: 'logs.list' },
  entidades: { titulo: 'Entidades', llamada: 'empresas.list' },
  correos: { titulo: 'Correos', llamada: 'correos.list' },
  sugerencias: { titulo: 'Sugerencias', llamada: 'sugerencias.list' },
  plantillas: { titulo: 'Plantillas de planes de estudios', llamada: 'plantillas.list' },
  plantillas_de_egresado: { titulo: 'Plantillas de perfil de egreso', llamada: 'plantillasEgresado.list' },
  plantillas_de_ingresante: {
    titulo: 'Plantillas de perfil de ingreso',
    llamada: 'plantillasIngresante.list',
  },
} as const satisfies Record<string, { titulo: string; llamada: string }>

export type NombreDeLista = keyof typeof listas

export const nombresDeListas = Object.keys(listas) as [NombreDeLista, ...NombreDeLista[]]
