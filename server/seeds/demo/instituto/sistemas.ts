import { curriculoDeSistemas } from './curriculo.ts'
import { profesionalTecnico, unidades } from './tecnico.ts'

export const desarrolloDeSistemas = profesionalTecnico(
  'Desarrollo de Sistemas de Información',
  {
    numero_resolucion: '058-2024-DG',
    fecha_resolucion: '2024-12-16',
    creditos_totales: 121,
    curriculo: curriculoDeSistemas,
    ciclos: [
      unidades(`
      DS104 | Herramientas de Oficina                             | 1 3 | 2.5 | SOP
      EF101 | Experiencia Formativa I                             | 0 4 | 2   | EFSRT
      DS102 | Ensamblaje y Mantenimiento de Equipos               | 2 5 | 4.5 | SOP
      DS103 | Instalación de Sistemas Operativos                  | 2 4 | 4   | SOP
      EM102 | Aplicaciones en Internet                            | 1 2 | 2   | EMP
      DS101 | Fundamentos de Tecnologías de la Información        | 2 3 | 3.5 | SOP
      EM101 | Comunicación Oral                                   | 1 1 | 1.5 | EMP
    `),
      unidades(`
      EM202 | Inglés para la Comunicación Oral                    | 1 2 | 2   | EMP
      EF201 | Experiencia Formativa II                            | 0 4 | 2   | EFSRT | | EF101
      DS202 | Soporte Técnico a Usuarios                          | 2 3 | 3.5 | SOP | | DS102; DS103
      DS203 | Seguridad de Equipos y Datos                        | 2 3 | 3.5 | SOP | | DS103
      DS204 | Administración de Servidores                        | 2 4 | 4   | SOP | | DS103; DS201*
      DS201 | Redes de Computadoras                               | 2 5 | 4.5 | SOP | | DS101
      EM201 | Interpretación y Producción de Textos               | 1 1 | 1.5 | EMP | | EM101
    `),
      unidades(`
      EM302 | Inglés Técnico                                      | 1 2 | 2   | EMP | | EM202
      EF301 | Experiencia Formativa III                           | 0 4 | 2   | EFSRT | | EF201
      DS303 | Análisis y Diseño de Sistemas                       | 2 3 | 3.5 | DES | | DS101
      DS301 | Algoritmos y Lógica de Programación                 | 2 5 | 4.5 | DES | | DS101
      DS304 | Diseño de Interfaces Web                            | 1 4 | 3   | DES | | EM102
      DS302 | Modelado de Datos                                   | 2 3 | 3.5 | DAT
      EM301 | Cultura Ambiental                                   | 1 1 | 1.5 | EMP
    `),
      unidades(`
      EM401 | Oportunidades de Negocio                            | 1 1 | 1.5 | EMP
      EF401 | Experiencia Formativa IV                            | 0 4 | 2   | EFSRT | | EF301
      DS404 | Pruebas de Software                                 | 1 3 | 2.5 | DES | | DS303; DS401*
      DS401 | Programación Orientada a Objetos                    | 2 5 | 4.5 | DES | | DS301
      DS403 | Desarrollo de Aplicaciones Web                      | 2 5 | 4.5 | DES | | DS301; DS304
      DS402 | Administración de Base de Datos                     | 2 5 | 4.5 | DAT | | DS302; (DS201 o DS204)
    `),
      unidades(`
      EM501 | Plan de Negocio                                     | 1 2 | 2   | EMP | | EM401
      EF501 | Experiencia Formativa V                             | 0 4 | 2   | EFSRT | | EF401
      DS503 | Gestión de Proyectos de Software                    | 2 2 | 3   | GES | | 60 cr
      DS501 | Desarrollo de Aplicaciones Móviles                  | 2 5 | 4.5 | DES | | DS401
      DS502 | Desarrollo de Servicios Web                         | 2 5 | 4.5 | DES | | DS402; DS403
      DS504 | Computación en la Nube                              | 1 4 | 3   | SOP | | DS204
      EM502 | Ética y Ciudadanía                                  | 1 1 | 1.5 | EMP
    `),
      unidades(`
      EM601 | Solución de Problemas                               | 1 1 | 1.5 | EMP
      EF601 | Experiencia Formativa VI                            | 0 6 | 3   | EFSRT | | EF501
      DS604 | Proyecto Integrador                                 | 1 5 | 3.5 | GES | | DS503; 90 cr
      DS601 | Implantación de Sistemas                            | 2 5 | 4.5 | GES | | DS502; DS503
      DS603 | Seguridad de Aplicaciones                           | 2 3 | 3.5 | DES | | DS203; DS502
      DS602 | Inteligencia de Negocios                            | 2 4 | 4   | DAT | | DS402
    `),
    ],
  },
  [
    { nombre: 'Laboratorio de Cómputo A', tipo: 1, local: 'Sede Principal', capacidad: 30 },
    { nombre: 'Taller de Soporte Técnico', tipo: 2, local: 'Sede Principal', capacidad: 20 },
  ],
)
