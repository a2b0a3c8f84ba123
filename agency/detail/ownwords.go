package detail

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// OwnWords is what an agency says that words of its CRM mean, beside what every link knows: by list and word a value like
// "Heating.INDIVIDUAL", or WordOfNothing.
type OwnWords map[string]map[string]string

// WordOfNothing is the value of a word that is left out without being reported as a problem.
const WordOfNothing = "NOTHING"

// ComfortList is the list of what a property has, inside and outside.
const ComfortList = "Comfort"

// wordLists are the lists of Vocabulary whose words an agency may map, and ComfortList.
var wordLists = map[string][]string{ComfortList: {"InteriorComfort", "ExteriorComfort"}, "AvailabilityMoment": nil, "Condition": nil,
	"Conformity": nil, "Construction": nil, "FloodRisk": nil, "FloodScore": nil, "Heating": nil, "HeatingSource": nil, "Kitchen": nil,
	"Orientation": nil, "PlanningDestination": nil, "Roof": nil, "RoofMaterial": nil, "SoilCertificate": nil, "SpaceKind": nil,
	"VatRegime": nil, "WindowFrame": nil, "WindowGlazing": nil}

// WordValues lists what a word of a list can mean, beside WordOfNothing; nil for a list whose words nobody maps.
func WordValues(list string) (values []string) {
	parts, known := wordLists[list]
	if known && parts == nil {
		parts = []string{list}
	}
	for _, part := range parts {
		for _, value := range slices.Sorted(maps.Keys(Vocabulary[part])) {
			values = append(values, part+"."+value)
		}
	}
	return values
}

// ReadOwnWords reads what String wrote; any other text has no words.
func ReadOwnWords(text string) (o OwnWords) {
	json.Unmarshal([]byte(text), &o) // a text that is no JSON has no words
	return o
}

// String is the words as JSON, "" for none.
func (o OwnWords) String() string {
	if len(o) == 0 {
		return ""
	}
	text, _ := json.Marshal(o) // texts always have a JSON form
	return string(text)
}

// Of gives what a word means: a value within its list ("INDIVIDUAL"), "" when it is to be left out. known is false when nobody said it.
func (o OwnWords) Of(list, word string) (value string, known bool) {
	_, value, known = o.Within(list, word)
	return value, known
}

// Within is Of with the list of Vocabulary that the value is in.
func (o OwnWords) Within(list, word string) (part, value string, known bool) {
	full, known := o[list][word]
	if !known || full == WordOfNothing {
		return "", "", known
	}
	part, value, _ = strings.Cut(full, ".")
	return part, value, true
}

// UnknownWord is a word of a CRM for which nobody has chosen a meaning yet. Label is what the CRM calls it, where the word is a number.
type UnknownWord struct{ List, Word, Label string }

const (
	unknownWord = " is not a value that the site knows; it is not shown until the desk says which "
	itMeans     = " it means"
)

// Text is the text of a problem that names the word and its list; ReadUnknownWord reads it back.
func (u UnknownWord) Text() string {
	text := strconv.Quote(u.Word)
	if u.Label != "" {
		text += " (" + strconv.Quote(u.Label) + ")"
	}
	return text + unknownWord + u.List + itMeans
}

// ReadUnknownWord reads what Text wrote, nil for another text.
func ReadUnknownWord(text string) *UnknownWord {
	before, list, found := strings.Cut(strings.TrimSuffix(text, itMeans), unknownWord)
	quoted, err := strconv.QuotedPrefix(before)
	if !found || err != nil || WordValues(list) == nil {
		return nil
	}
	u := &UnknownWord{List: list}
	u.Word, _ = strconv.Unquote(quoted) // QuotedPrefix found it quoted
	u.Label, _ = strconv.Unquote(strings.TrimSuffix(strings.TrimPrefix(before[len(quoted):], " ("), ")"))
	return u
}
