package desk

import "slices"

// isLive: nothing that the desk reads has a data version, as far as an answer is concerned.
func isLive(string) bool { return true }

// triesPassword reports whether a mutation tries a password, a code or a passkey.
func triesPassword(mutation string) bool {
	switch mutation {
	case "signIn", "signInWithCode", "signInWithRecoveryCode", "signInWithPasskey", "passkeyOptions",
		"confirmWithCode", "confirmWithPasskey":
		return true
	}
	return false
}

// ownFields need a statement at the desk alone: a part and a photo have fields of the same names that need none.
var ownFields = []string{"articles", "article", "part", "pictures", "picture"}

// costOf returns what a field costs by itself: more when it needs a statement for every record.
func costOf(of, field string) int {
	if of == "Desk" && slices.Contains(ownFields, field) {
		return 100
	}
	switch field {
	case "desk", "deskChanged", "appointmentSlots", "appointment", "demand", "newsletter",
		"leads", "leadCounts", "savedLists", "actions", "week", "appointmentCheck", "calendars", "settings",
		"pages", "page", "versions", "versionChanges", "links", "keys", "runs", "troubles", "refusals", "words", "today", "drafts",
		"previewPath", "propertyDeliveries", "pictureCounts", "pictureSizes", "find", "people":
		return 100
	case "owners", "ownerCounts":
		return 100 // with the properties of each
	case "project", "preview":
		return 20
	case "history":
		return 20 // of a part
	case "visits", "visitsPerDay", "viewings", "communications", "priceHistory", "nextAppointments", "watchers", "texts":
		return 20 // a statement for each property
	case "answers", "deliveries", "owner", "files", "filesPath", "candidate", "requestedDocuments", "valuation", "steps", "ruled":
		return 20 // statements for each lead
	case "matching":
		return 4 // a look at the index for each person with a demand
	case "matchingDemands":
		return 500 // reads every demand
	case "counts":
		return 100
	}
	return 1
}
