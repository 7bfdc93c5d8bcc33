/** A kind of thing as a sentence calls it. */
export interface Cosa {
  uno: string
  varios: string
  genero: 'm' | 'f'
  /** «al usuario X», not «el usuario X». */
  esPersona?: true
  /** Its name says enough: «los créditos de Cálculo I», not «del curso Cálculo I». */
  bastaElNombre?: true
}

/** Every kind of thing that records speak of, by the first word of their events. */
export const cosas: Readonly<Record<string, Cosa>> = {
  facultad: { uno: 'facultad', varios: 'facultades', genero: 'f' },
  programa: { uno: 'programa', varios: 'programas', genero: 'm' },
  programa_seccion: { uno: 'texto de programa', varios: 'textos de programas', genero: 'm' },
  adjunto: { uno: 'archivo adjunto', varios: 'archivos adjuntos', genero: 'm' },
  archivo: { uno: 'archivo', varios: 'archivos', genero: 'm' },
  nivel: { uno: 'nivel', varios: 'niveles', genero: 'm' },
  modalidad: { uno: 'modalidad', varios: 'modalidades', genero: 'f' },
  plan_estudio: { uno: 'plan', varios: 'planes', genero: 'm' },
  publicacion: { uno: 'publicación', varios: 'publicaciones', genero: 'f' },
  ciclo: { uno: 'ciclo', varios: 'ciclos', genero: 'm' },
  seccion_electivo: { uno: 'sección de electivos', varios: 'secciones de electivos', genero: 'f' },
  parametro: {
    uno: 'registro de catálogo',
    varios: 'registros de catálogos',
    genero: 'm',
    bastaElNombre: true,
  },
  local: { uno: 'local', varios: 'locales', genero: 'm' },
  laboratorio_taller: {
    uno: 'laboratorio o taller',
    varios: 'laboratorios y talleres',
    genero: 'm',
    bastaElNombre: true,
  },
  perfil_egreso: { uno: 'línea del perfil de egreso', varios: 'líneas del perfil de egreso', genero: 'f' },
  hallazgo_legal: {
    uno: 'observación legal aceptada',
    varios: 'observaciones legales aceptadas',
    genero: 'f',
  },
  equivalencia: { uno: 'equivalencia', varios: 'equivalencias', genero: 'f' },
  modelo_educativo: { uno: 'modelo educativo', varios: 'modelos educativos', genero: 'm' },
  asignatura: { uno: 'curso', varios: 'cursos', genero: 'm', bastaElNombre: true },
  competencia: { uno: 'competencia', varios: 'competencias', genero: 'f' },
  grupo: { uno: 'grupo de competencias', varios: 'grupos de competencias', genero: 'm' },
  sugerencia: { uno: 'sugerencia', varios: 'sugerencias', genero: 'f' },
  plantilla_plan: { uno: 'plantilla de plan', varios: 'plantillas de planes', genero: 'f' },
  plantilla_egresado: {
    uno: 'plantilla de perfil de egreso',
    varios: 'plantillas de perfil de egreso',
    genero: 'f',
  },
  plantilla_ingresante: {
    uno: 'plantilla de perfil de ingreso',
    varios: 'plantillas de perfil de ingreso',
    genero: 'f',
  },
  carta: { uno: 'carta descriptiva', varios: 'cartas descriptivas', genero: 'f' },
  silabo: { uno: 'sílabo', varios: 'sílabos', genero: 'm' },
  observacion: { uno: 'observación', varios: 'observaciones', genero: 'f' },
  config_silabo: { uno: 'estructura de sílabos', varios: 'estructuras de sílabos', genero: 'f' },
  periodo: { uno: 'periodo', varios: 'periodos', genero: 'm' },
  vista: { uno: 'vista', varios: 'vistas', genero: 'f' },
  vista_administrativa: { uno: 'vista', varios: 'vistas', genero: 'f' },
  resultado: { uno: 'resultado', varios: 'resultados', genero: 'm' },
  usuario: { uno: 'usuario', varios: 'usuarios', genero: 'm', esPersona: true, bastaElNombre: true },
  persona: { uno: 'persona', varios: 'personas', genero: 'f', esPersona: true, bastaElNombre: true },
  docente: { uno: 'docente', varios: 'docentes', genero: 'm', esPersona: true, bastaElNombre: true },
  acceso: { uno: 'acceso', varios: 'accesos', genero: 'm' },
  empresa: { uno: 'institución', varios: 'instituciones', genero: 'f' },
  institucion: { uno: 'institución', varios: 'instituciones', genero: 'f' },
  ajustes_empresa: { uno: 'ajustes de la institución', varios: 'ajustes de instituciones', genero: 'm' },
  tipopersona: { uno: 'rol', varios: 'roles', genero: 'm' },
  sesion: { uno: 'sesión', varios: 'sesiones', genero: 'f' },
  imagen: { uno: 'imagen', varios: 'imágenes', genero: 'f' },
  correo: { uno: 'correo', varios: 'correos', genero: 'm' },
  respaldo: { uno: 'respaldo', varios: 'respaldos', genero: 'm' },
  ajuste: { uno: 'ajuste', varios: 'ajustes', genero: 'm' },
  ajustes: { uno: 'ajuste', varios: 'ajustes', genero: 'm' },
  registro: { uno: 'registro', varios: 'registros', genero: 'm' },
}

const desconocida: Cosa = { uno: 'registro', varios: 'registros', genero: 'm' }

/** The kind of an event; of one that nobody named, «registro». */
export const cosaDe = (clase: string): Cosa => cosas[clase] ?? desconocida

/** Rows of catalogues are called after their catalogue. */
const porCatalogo: Readonly<Record<string, Cosa>> = {
  areascursos: { uno: 'área de cursos', varios: 'áreas de cursos', genero: 'm', bastaElNombre: true },
  tiposcursos: { uno: 'tipo de curso', varios: 'tipos de curso', genero: 'm', bastaElNombre: true },
  tipologiasespecialescursos: {
    uno: 'tipología especial',
    varios: 'tipologías especiales',
    genero: 'f',
    bastaElNombre: true,
  },
}

/** As `cosaDe`, with the catalogue of a row where its record tells it. */
export const cosaDeRegistro = (clase: string, datos: Readonly<Record<string, unknown>> | null): Cosa =>
  (clase === 'parametro' && porCatalogo[String(datos?.tipo)]) || cosaDe(clase)
