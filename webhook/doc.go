// Package webhook notifies receivers of changes: it sends what changed to the addresses that integrators registered, signed, in order, and
// again until they take it.
//
// It is for services that take no event stream. Invariant: a delivery is stored, with an id that stays the same, before
// it is sent, and the next one is made after its receiver accepted it; so changes arrive in order and at least once. It
// stores only which records changed. Their fields are read when it is sent, as visitors see them then, so nothing that
// was hidden meanwhile leaves.
package webhook
