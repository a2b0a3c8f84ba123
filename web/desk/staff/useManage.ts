import type { StaffRole } from '../__generated__/useStaffChangesRoleMutation.graphql.ts';
import {
  useClearStep,
  useClose,
  useEndSessions,
  useSendLink,
  useSetRole,
} from './useStaffChanges.ts';

/** What a manager can do with a member, from the version that is shown. */
export function useManage(input: { readonly member: string; readonly version: number }) {
  const link = useSendLink();
  const role = useSetRole();
  const end = useEndSessions();
  const clear = useClearStep();
  const shut = useClose();
  return {
    sendLink: async () => (await link({ input })).sendStaffLink,
    endSessions: async () => (await end({ input })).endStaffSessions,
    clearStep: async () => (await clear({ input })).clearStaffStep,
    setRole: async (next: StaffRole, leadsTo: string | null) =>
      (await role({ input: { ...input, role: next, leadsTo } })).setStaffRole,
    close: async (leadsTo: string | null) =>
      (await shut({ input: { ...input, leadsTo } })).closeStaff,
  };
}
