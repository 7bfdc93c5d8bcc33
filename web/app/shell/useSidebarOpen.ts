import { useState } from 'react'
import { remember } from '../../ui/remember.ts'

const KEY = 'malla.lateral'

/** Whether the sidebar is open; remembered on this device, open at first (§3, toggleSidebar). */
export function useSidebarOpen(): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(() => localStorage.getItem(KEY) !== '0')
  const set = (next: boolean) => {
    remember(KEY, next ? '1' : '0')
    setOpen(next)
  }
  return [open, set]
}
