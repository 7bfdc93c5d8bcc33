/**
 * Every screen of the product once: the route of web/routes.tsx that it stands on, who opens it, and what is read there when it is whole. Pure data, so
 * that web/routes.test.ts can hold it against the router: a new route needs a line here.
 */

export type Quien = 'nadie' | 'operador' | 'docente' | 'instituto' | 'root'

export interface Pantalla {
  ruta: string
  quien: Quien
  /** What stands in the address beside the route; «{plan}» and the like are ids of the demonstration (Ids). */
  query?: string
  /** Words that stand on it once its data are there. */
  visto: string | RegExp
}

/** What the demonstration has: a whole plan, the one before it, a course of it, a page of the guide, and the plan of an institute. */
export interface Ids {
  plan: number
  otro: number
  curso: number
  pagina: string
}

const form = (id: string, sub = ''): string => `/form/${id}${sub}`
const PLANES = '09092015083031'
const PLAN = form(PLANES, '/$planId')
const FACULTADES = form('09092015083035')
const COMPETENCIAS = form('1487019132661', '/competencias')
const SILABOS = form('1486745968653')
const PERFIL = form('04022015015219')
const LABORATORIOS = form('24102018042400')
const USUARIOS = '24042018114601'
const ENTIDADES = '24042018114602'
const PLANTILLAS = '19112018151900'

/** Whether it shows one plan; those of a plan weigh most, and are walked through on their own. */
export const isDePlan = ({ ruta, query = '' }: Pantalla): boolean =>
  ruta.startsWith(PLAN) || query.includes('{plan}')

const de =
  (quien: Quien) =>
  (ruta: string, visto: string | RegExp, query = ''): Pantalla => ({ ruta, quien, query, visto })
const nadie = de('nadie')
const operador = de('operador')
const docente = de('docente')
const instituto = de('instituto')
const root = de('root')

/** In the order in which they are walked through: of one person, one after the other. */
export const pantallas: readonly Pantalla[] = [
  nadie('/', 'La malla es el plan'),
  nadie('/auth/signin', 'Olvidé mi contraseña'),
  nadie('/auth/recovery-pass', 'Enviar el enlace'),
  nadie('/contacto', /no recibe mensajes|Enviar el código/),
  nadie('/ayuda', 'Ayuda'),
  nadie('/ayuda/$pagina', 'Crear un plan'),

  operador('/escritorio', /^(Buen|Buenas)/),
  operador('/ayuda', 'Ayuda'),
  operador('/ayuda/$pagina', 'Crear un plan'),
  operador('/ajustes', 'Ajustes'),
  operador('/sugerencia/software', 'Sugerir mejoras'),
  operador('/docentes', 'Mariela Huanca Flores'),
  operador(FACULTADES, 'Escuela de Posgrado'),
  operador(FACULTADES, 'Activado', '?vista=programas'),
  operador(FACULTADES, 'Pregrado', '?vista=niveles'),
  operador(form(PLANES), 'Vigente'),
  operador(form(PLANES), 'Nube de Calidad Integral', '?vista=arbol'),
  operador(form(PLANES), /Papelera está vacía|Quedan/, '?vista=papelera'),
  operador(form(PLANES, '/cursos'), 'Cursos de un plan'),
  operador(form(PLANES, '/areas_cursos'), 'Áreas de cursos'),
  operador(form(PLANES, '/tipos_cursos'), 'Tipos de cursos'),
  operador(form(PLANES, '/tipologias'), 'Tipologías especiales'),
  operador(PLAN, 'Base de Datos I'),
  operador(PLAN, 'Base de Datos I', '?panel=legal'),
  operador(PLAN, 'Cuánto pesa cada curso en el plan', '?modo=complejidad'),
  operador(PLAN, 'Historia', '?tab=secciones'),
  ...(
    [
      ['lineas-de-investigacion', 'Seguridad de la información'],
      ['perfil-de-egreso', 'Actúa con ética'],
      ['criterios-de-evaluacion', 'Los pesos suman 100 %.'],
      ['unidades-de-aprendizaje', 'Límites y continuidad'],
      ['malla-curricular', 'Archivo de la malla'],
      ['cursos-de-convalidacion', '26 equivalencias'],
      ['laboratorios-y-talleres', 'Taller de Hardware'],
    ] as const
  ).map(([seccion, visto]) => operador(PLAN, visto, `?tab=secciones&seccion=${seccion}`)),
  operador(PLAN, 'Ciclo I', '?tab=cursos'),
  operador(PLAN, 'F1', '?tab=competencias'),
  operador(PLAN, 'Avance', '?tab=avance'),
  operador(PLAN, 'Diseño curricular', '?tab=documentos'),
  operador(form(PLANES, '/$planId/comparar'), 'Cursos', '?plan={otro}'),
  operador(form(PLANES, '/$planId/analitica'), 'Los cursos que más pesan'),
  operador(form('1487019132661'), 'Competencias'),
  operador(COMPETENCIAS, 'F1', '?plan={plan}'),
  operador(COMPETENCIAS, 'F1', '?plan={plan}&vista=matriz'),
  operador(COMPETENCIAS, 'Perfil de egreso', '?plan={plan}&vista=hilo'),
  operador(form(PLANES, '/carta'), 'Base de Datos I', '?plan={plan}&curso={curso}'),
  operador(SILABOS, 'Sílabos de Cursos'),
  operador(SILABOS, 'Nuevo periodo', '?vista=periodos'),
  operador(form('1486745968653', '/config-silabos'), 'Así queda el sílabo'),
  operador(form('1486745968653', '/silabo'), 'Base de Datos I', '?curso={curso}'),
  operador(LABORATORIOS, 'Laboratorio de Redes'),
  operador(LABORATORIOS, 'Campus Central', '?vista=locales'),
  operador(form('24102018042400', '/equipos'), 'Equipos'),
  operador(form('1507211213570'), 'Modelo Educativo'),

  docente('/escritorio', /^(Buen|Buenas)/),
  docente(SILABOS, 'Sílabos de Cursos'),
  docente(PERFIL, 'Quién soy'),
  docente(PERFIL, 'Contraseña actual', '?vista=clave'),
  docente(PERFIL, 'Esta sesión', '?vista=sesiones'),

  instituto(
    PLAN,
    'Soporte técnico y administración de redes',
    '?tab=secciones&seccion=modulos-de-competencia',
  ),

  root('/escritorio', /^(Buen|Buenas)/),
  root(form('06052018093801'), 'La Institución'),
  root(form(USUARIOS), 'Carmen Salas Ugarte', '?filtro=Carmen Salas'),
  root(form(USUARIOS, '/create'), 'Usuarios'),
  root(form(USUARIOS, '/activities'), 'Actividades'),
  root(form(ENTIDADES), 'Universidad Andina del Sur'),
  root(form(ENTIDADES, '/create'), 'Entidades'),
  root('/correos', 'Correos'),
  root(form('16112018152300'), /^Sugerencias/),
  root(form(PLANTILLAS), 'Plantillas'),
  root(form(PLANTILLAS, '/create'), 'Plantillas'),
  root('/ajustes', 'Ajustes', '?vista=instalacion'),
  root('/ajustes', 'Ajustes', '?vista=respaldos'),
]
