// Package desk holds what the agency's desk has rules for: who works there and may do what (StaffRole, Right), its lists (LeadList,
// OwnerList, PictureList, PropertyList), how far it is with a lead and who gets one (LeadState, LeadRule), and the parts of the site that
// it edits (Part, DraftPart).
//
// Invariant: everything here is decided from values alone. What a role may do stands in Rights and nowhere else; who signs in is in staff,
// what the desk answers in its schema.
package desk
