import type { DeferredFile } from '../http/answer.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook as an answer, written once the transaction has ended. `name`: the file's, without its ending. */
export const excelFile = (name: string, write: () => Promise<Uint8Array>): DeferredFile => ({
  render: async () => ({ bytes: await write(), name: `${name}.xlsx`, type: XLSX }),
})
