/**
 * The twelve forms of §2 by their numeric ids, which stand in addresses (/form/{id}) and in the calls /form/{form}. `subrutas` are the pages below.
 */
export const formularios = {
  perfil: { id: '04022015015219', titulo: 'Mi Perfil', subrutas: [] },
  institucion: { id: '06052018093801', titulo: 'La Institución', subrutas: [] },
  planes: {
    id: '09092015083031',
    titulo: 'Plan de Estudios',
    subrutas: ['areas_cursos', 'carta', 'cursos', 'tipologias', 'tipos_cursos'],
  },
  facultades: { id: '09092015083035', titulo: 'Facultades y Programas', subrutas: [] },
  silabos: { id: '1486745968653', titulo: 'Sílabos de Cursos', subrutas: ['config-silabos', 'silabo'] },
  competencias: { id: '1487019132661', titulo: 'Competencias', subrutas: ['competencias'] },
  modelo: { id: '1507211213570', titulo: 'Modelo Educativo', subrutas: [] },
  sugerencias: { id: '16112018152300', titulo: 'Sugerencias', subrutas: [] },
  plantillas: { id: '19112018151900', titulo: 'Plantillas', subrutas: ['create'] },
  usuarios: { id: '24042018114601', titulo: 'Usuarios', subrutas: ['activities', 'create'] },
  entidades: { id: '24042018114602', titulo: 'Entidades', subrutas: ['create'] },
  laboratorios: { id: '24102018042400', titulo: 'Laboratorios y Talleres', subrutas: ['equipos'] },
} as const

export type Formulario = keyof typeof formularios
export type Subruta<F extends Formulario> = (typeof formularios)[F]['subrutas'][number]
