import { profesionalTecnico, unidades } from './tecnico.ts'

export const contabilidad = profesionalTecnico('Contabilidad', {
  numero_resolucion: '061-2024-DG',
  fecha_resolucion: '2024-12-18',
  creditos_totales: 121.5,
  ciclos: [
    unidades(`
      EF101 | Experiencia Formativa I                             | 0 4 | 2   | EFSRT
      EM101 | Comunicación Oral                                   | 1 1 | 1.5 | EMP
      CT104 | Herramientas de Oficina para la Contabilidad        | 1 3 | 2.5 | CON
      CT102 | Documentación Comercial y Contable                  | 2 4 | 4   | CON
      CT101 | Contabilidad General I                              | 2 5 | 4.5 | CON
      CT103 | Matemática Comercial                                | 2 3 | 3.5 | FIN
      EM102 | Aplicaciones en Internet                            | 1 2 | 2   | EMP
    `),
    unidades(`
      EF201 | Experiencia Formativa II                            | 0 4 | 2   | EFSRT | | EF101
      EM201 | Interpretación y Producción de Textos               | 1 1 | 1.5 | EMP | | EM101
      CT203 | Legislación Laboral y Comercial                     | 2 2 | 3   | TRI
      CT202 | Aplicación del Plan Contable                        | 2 4 | 4   | CON | | CT101; CT102
      CT201 | Contabilidad General II                             | 2 5 | 4.5 | CON | | CT101
      CT204 | Matemática Financiera                               | 2 3 | 3.5 | FIN | | CT103
      EM202 | Inglés para la Comunicación Oral                    | 1 2 | 2   | EMP
    `),
    unidades(`
      EF301 | Experiencia Formativa III                           | 0 4 | 2   | EFSRT | | EF201
      CT303 | Planillas y Compensaciones                          | 2 3 | 3.5 | TRI | | CT203
      CT302 | Tributación I                                       | 2 4 | 4   | TRI | | CT203
      CT304 | Contabilidad de Empresas de Servicios               | 1 4 | 3   | CON | | CT202
      CT301 | Contabilidad de Sociedades                          | 2 5 | 4.5 | CON | | CT201; CT203
      EM301 | Cultura Ambiental                                   | 1 1 | 1.5 | EMP
      EM302 | Inglés Técnico                                      | 1 2 | 2   | EMP | | EM202
    `),
    unidades(`
      EF401 | Experiencia Formativa IV                            | 0 4 | 2   | EFSRT | | EF301
      CT403 | Libros y Registros Electrónicos                     | 1 5 | 3.5 | TRI | | CT302; CT104
      CT401 | Tributación II                                      | 2 5 | 4.5 | TRI | | CT302
      EM401 | Oportunidades de Negocio                            | 1 1 | 1.5 | EMP
      CT402 | Contabilidad Gubernamental                          | 2 4 | 4   | CON | | CT201
      CT404 | Estadística Aplicada                                | 2 2 | 3   | FIN | | CT103
      CT405 | Contabilidad de Entidades Financieras               | 1 2 | 2   | CON | | CT201; CT204
    `),
    unidades(`
      EF501 | Experiencia Formativa V                             | 0 4 | 2   | EFSRT | | EF401
      CT503 | Programas Informáticos Contables                    | 1 5 | 3.5 | CON | | CT403
      CT501 | Contabilidad de Costos I                            | 2 5 | 4.5 | COS | | CT201
      EM501 | Plan de Negocio                                     | 1 2 | 2   | EMP | | EM401
      CT502 | Formulación de Estados Financieros                  | 2 5 | 4.5 | CON | | CT301; (CT304 o CT402)
      CT504 | Finanzas                                            | 2 2 | 3   | FIN | | CT204; CT404
    `),
    unidades(`
      EF601 | Experiencia Formativa VI                            | 0 6 | 3   | EFSRT | | EF501
      CT604 | Simulación Contable y Tributaria                    | 1 5 | 3.5 | TRI | | CT503; 90 cr
      CT601 | Contabilidad de Costos II                           | 2 5 | 4.5 | COS | | CT501
      CT603 | Fundamentos de Auditoría                            | 2 4 | 4   | CON | | CT502; CT401
      CT602 | Análisis de Estados Financieros                     | 2 4 | 4   | FIN | | CT502
      EM601 | Solución de Problemas                               | 1 1 | 1.5 | EMP
    `),
  ],
})
