import type { GrupoDeDemo } from '../competencias.ts'

/** Units of competency of Desarrollo de Sistemas de Información, with their indicators; in the matrix some gaps stand on purpose. */
export const competenciasDeSistemas: readonly GrupoDeDemo[] = [
  {
    nombre: 'Técnicas',
    lista: `
      Brinda soporte técnico a equipos, redes y usuarios según los procedimientos de la organización | p1 | DS202 l
        Mantiene equipos de cómputo y sus sistemas operativos | | DS102 i, DS103 d
          Ensambla y prueba un equipo siguiendo su ficha técnica | | DS102 l
          Instala y configura sistemas operativos y controladores | | DS103 l
        Administra la red y los servidores de una oficina | | DS201 d, DS204 l
          Protege equipos y datos con copias de respaldo comprobadas | | DS203 l
          Registra y cierra incidencias con la conformidad del usuario
      Desarrolla aplicaciones web y móviles con buenas prácticas de programación | p2 | DS604 l
        Programa la solución de un problema con orientación a objetos | | DS301 i, DS401 d
        Construye interfaces y servicios web comprobados | | DS304 i, DS403 d, DS502 l
          Escribe pruebas de lo que programa y corrige lo que falla | | DS404 l
      Administra bases de datos y obtiene de ellas información para decidir | p3 | DS602 l
        Modela los datos de una organización | | DS302 l
        Consulta, respalda y recupera bases de datos | | DS402 l
      Implanta sistemas de información y capacita a quienes los usan | p4
        Planifica la puesta en marcha de un sistema | | DS503 d, DS601 l
        Capacita a usuarios y recoge sus observaciones
    `,
  },
  {
    nombre: 'Para la empleabilidad',
    transversal: true,
    lista: `
      Se comunica con eficacia en su lengua y en inglés | tuning 6 | EM101 i, EM201 d
      Resuelve problemas y emprende con ética | tuning 10, tuning 5 | EM401 i, EM501 d, EM502 d
    `,
  },
]
