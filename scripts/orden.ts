import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that come first. Most take long: begun at the end, one of them would keep a core waiting for the other. */
const LARGAS = [
  // Every screen, with what the demonstration has and not what other journeys left.
  'e2e/accesible',
  'e2e/sinConexion',
  // Those that wait much one after the other: side by side they leave a core nothing to do.
  'e2e/silabo.test',
  'e2e/silaboSemanas',
  'e2e/enVivo',
  'e2e/carta',
  'e2e/silaboDeDos',
  'e2e/silaboProgramacion',
  'e2e/silaboEditores',
  'e2e/silaboDeUnaTarde',
  'e2e/fotos',
  'e2e/secciones',
  'e2e/silaboRevision',
  'e2e/facultades',
  'e2e/lista',
  'e2e/estructuras',
  'e2e/malla',
  'e2e/planes',
  'e2e/silaboMatado',
  'faults/breve',
  'server/start.test',
  'server/proof/malas',
  'server/proof/entrar',
  'server/proof/llamadas',
  'server/enVivo',
  'server/nodos',
  'server/platform/jobs/caidas',
  'server/platform/postgres/supervisor',
  'server/respaldo.test',
  'server/platform/respaldo/respaldo',
  'server/seeds/demo/averias',
  'server/features/impacto/alAzar',
  'documents/planes/informes',
  'documents/engine/word/paginas/estimar',
]
const lugarDe = ({ moduleId }: TestSpecification): number => {
  const lugar = LARGAS.findIndex(larga => moduleId.includes(`/${larga}`))
  return lugar < 0 ? LARGAS.length : lugar
}

/** The order of test files: the long ones first, the others as the runner likes. */
export class LargasPrimero extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => lugarDe(a) - lugarDe(b))
  }
}
