package fields

import (
	"github.com/gevel/gevel/agency"
	"github.com/gevel/gevel/agency/desk"
	"github.com/gevel/gevel/leads"
	"github.com/gevel/gevel/limits"
	"github.com/gevel/gevel/locale"
)

// Kind is what a part holds.
type Kind string

// The kinds. A list is edited as one part, because its order matters.
const (
	TextPart     Kind = "TEXT"
	MarkdownPart Kind = "MARKDOWN"
	FlagPart     Kind = "FLAG"
	NumberPart   Kind = "NUMBER"
	ChoicePart   Kind = "CHOICE"
	ColourPart   Kind = "COLOUR"
	ListPart     Kind = "LIST"
	HoursPart    Kind = "HOURS"
	DaysPart     Kind = "DAYS"
	OffFlagPart  Kind = "OFF_FLAG" // what is so unless it is switched off: false, or nothing
	PicturePart  Kind = "PICTURE"  // by its name in the media folder, or in that of the import
)

// Rule says what a field of a record holds and who may edit it.
type Rule struct {
	Section   Section
	Field     string // its path in the import folder
	Kind      Kind
	Localized bool     // a part for each language
	Choices   []string // of a choice; the first holds while none is set
	Default   int      // what holds while a number is not set
	Most      int      // the largest number, 0 for limits.PartNumber
	Zero      bool     // the number may be 0, which is something else than none
}

// Section is a group of settings that the desk shows together.
type Section string

// The sections of the configuration.
const (
	IdentitySection  Section = "IDENTITY"
	AgentsSection    Section = "AGENTS"
	BannerSection    Section = "BANNER"
	SearchSection    Section = "SEARCH"
	HeaderSection    Section = "HEADER"
	FooterSection    Section = "FOOTER"
	LanguagesSection Section = "LANGUAGES"
	FormsSection     Section = "FORMS"
	LawSection       Section = "LAW"
	RetentionSection Section = "RETENTION"
	TagsSection      Section = "TAGS"
)

// Sections lists the sections in the order in which the desk shows them.
var Sections = []Section{IdentitySection, AgentsSection, BannerSection, SearchSection, HeaderSection, FooterSection, LanguagesSection,
	FormsSection, LawSection, RetentionSection, TagsSection}

// Site are the parts of the configuration that the desk edits.
var Site = siteParts()

func siteParts() (rules []Rule) {
	add := func(s Section, kind Kind, localized bool, fields ...string) {
		for _, f := range fields {
			rules = append(rules, Rule{Section: s, Field: f, Kind: kind, Localized: localized})
		}
	}
	choice := func(s Section, field string, choices ...string) {
		rules = append(rules, Rule{Section: s, Field: field, Kind: ChoicePart, Choices: choices})
	}
	add(IdentitySection, TextPart, true, "name")
	add(IdentitySection, PicturePart, false, "logo")
	add(IdentitySection, ColourPart, false, "colors.buttons", "colors.accent")
	add(IdentitySection, TextPart, false, "shortName", "phone", "email")
	add(IdentitySection, TextPart, true, "identity.title", "identity.institute")
	add(IdentitySection, TextPart, false, "identity.number", "identity.companyNumber", "identity.vatNumber", "identity.insurer",
		"identity.policy")
	add(IdentitySection, TextPart, true, "identity.country", "identity.supervisor")
	add(IdentitySection, ListPart, false, "offices")
	add(AgentsSection, ListPart, false, "agents")
	choice(BannerSection, "banner.kind", agency.BannerKinds...)
	add(BannerSection, TextPart, true, "banner.title", "banner.text")
	add(BannerSection, PicturePart, false, "banner.image")
	add(BannerSection, ListPart, false, "banner.gallery")
	add(BannerSection, FlagPart, false, "banner.search")
	add(BannerSection, ColourPart, false, "banner.color")
	for _, text := range []string{"title", "description", "secondDescription"} {
		add(SearchSection, TextPart, true, "search."+text+".text")
		add(SearchSection, FlagPart, false, "search."+text+".public")
	}
	add(SearchSection, FlagPart, false, "search.logo", "search.showSearchInput", "search.showSearchButton", "search.showSearchCount",
		"search.showCountProperty")
	add(HeaderSection, FlagPart, false, "header.showLogoAtStart", "header.freeEvaluation", "header.demandRegister")
	add(HeaderSection, ListPart, false, "topBar")
	add(FooterSection, ListPart, false, "footer")
	add(FooterSection, TextPart, true, "copyright")
	add(FormsSection, FlagPart, false, "settings.titleRequired", "settings.offersBind", "settings.lettersToAgent")
	rules = append(rules, appointmentNumbers()...)
	add(FormsSection, HoursPart, false, "settings.visits.hours")
	add(FormsSection, DaysPart, false, "settings.visits.holidays")
	rules = append(rules, Rule{Section: FormsSection, Field: "settings.answerDays", Kind: NumberPart, Default: 1,
		Most: limits.AnswerDays})
	add(FormsSection, ListPart, false, "settings.leadRules", "settings.answers")
	choice(FormsSection, "settings.visits.meetingPlace", agency.MeetAtOffice, agency.MeetAtProperty)
	add(LanguagesSection, ListPart, false, "languages")
	add(LawSection, OffFlagPart, false, "settings.publishUnlawful")
	for region, months := range agency.LawfulDeposits() {
		rules = append(rules,
			Rule{Section: LawSection, Field: "settings.depositMonths." + string(region), Kind: NumberPart, Default: months,
				Most: limits.DepositMonths, Zero: true})
	}
	rules = append(rules, Rule{Section: LawSection, Field: "settings.renovationYears", Kind: NumberPart, Localized: true,
		Most: limits.RenovationYears})
	for _, k := range leads.Forms {
		rules = append(rules,
			Rule{Section: RetentionSection, Field: "settings.retentionDays." + k.Name, Kind: NumberPart, Default: k.Days})
	}
	add(TagsSection, TextPart, false, "tags.analyticsId", "tags.adsId", "tags.tagManagerId", "tags.pixelId", "tags.mapboxToken")
	return rules
}

// appointmentNumbers are the numbers of appointments, with what holds while one is not set.
func appointmentNumbers() []Rule {
	number := func(field string, otherwise int) Rule {
		return Rule{Section: FormsSection, Field: "settings.visits." + field, Kind: NumberPart, Default: otherwise}
	}
	v := agency.ViewingHours{}.WithDefaults()
	return []Rule{number("minutes", v.Minutes), number("capacity", v.Capacity), number("notice", v.Notice), number("days", v.Days)}
}

// PartsOf lists the parts of a record by its rules, one for each language of a localized field.
func PartsOf(record string, rules []Rule) (list []desk.Part) {
	for _, r := range rules {
		if !r.Localized {
			list = append(list, desk.Part{Record: record, Field: r.Field})
			continue
		}
		for _, l := range locale.Languages {
			list = append(list, desk.Part{Record: record, Field: r.Field, Language: l})
		}
	}
	return list
}
