package desk

// isLive: nothing that the desk reads has a data version, as far as an answer is concerned.
func isLive(string) bool { return true }

// triesPassword reports whether a mutation tries a password, a code or a passkey.
func triesPassword(mutation string) bool {
	switch mutation {
	case "deskSignIn", "deskCode", "deskRecover", "deskConfirm", "deskPasskeyOptions", "deskPasskeySignIn", "deskPasskeyConfirm":
		return true
	}
	return false
}

// costOf returns what a field costs by itself: more when it needs a statement for every record.
func costOf(field string) int {
	switch field {
	case "desk", "deskChanged", "appointmentSlots", "appointment", "demand", "newsletter",
		"leads", "leadCounts", "savedLists", "actions", "week", "calendars", "settings", "deskArticles", "deskArticle", "deskPart",
		"pages", "page", "versions", "versionChanges", "links", "keys", "runs", "troubles", "refusals", "words", "today", "drafts",
		"previewPath", "deskPictures", "pictureCounts", "pictureSizes", "deskPicture", "find":
		return 100
	case "owners", "ownerCounts":
		return 100 // with the properties of each
	case "project", "preview":
		return 20
	case "history":
		return 20 // of a part
	case "visits", "visitsPerDay", "viewings", "communications", "priceHistory", "nextAppointments":
		return 20 // a statement for each property
	case "answers", "deliveries", "owner", "files", "filesPath", "candidate", "requestedDocuments", "valuation":
		return 20 // statements for each lead
	case "matchingDemands":
		return 500 // reads every demand
	case "counts":
		return 100
	}
	return 1
}
