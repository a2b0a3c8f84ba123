package locale

import (
	"strings"
	"unicode"
)

// countingWord is a word of an amount; n is its value when it is a number.
type countingWord struct {
	kind wordKind
	n    int
}

type wordKind int

const (
	numberWord wordKind = iota
	andWord
	hundredWord
	thousandWord
	millionWord
	euroWord
	centWord
)

// The words of each language, folded. Numbers are in the order of their values from 0, then the tens from 20; a slash separates spellings
// of one word. A full stop stands for a number that the language composes of others.
var (
	numberWords = map[Language]string{
		Dutch: "nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien " +
			"negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig",
		French: "zero un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize . . . " +
			"vingt/vingts trente quarante cinquante soixante septante huitante/octante nonante",
		English: "zero one/a two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
			"eighteen nineteen twenty thirty forty/fourty fifty sixty seventy eighty ninety",
		German: "null ein/eins/eine zwei/zwo drei vier funf/fuenf sechs sieben acht neun zehn elf zwolf/zwoelf dreizehn vierzehn " +
			"funfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn " +
			"zwanzig dreissig/dreiszig vierzig funfzig/fuenfzig sechzig siebzig achtzig neunzig",
	}
	otherWords = map[Language]map[string]wordKind{
		Dutch: {"en": andWord, "honderd": hundredWord, "duizend": thousandWord, "miljoen": millionWord, "euro": euroWord, "euros": euroWord,
			"eur": euroWord, "cent": centWord, "eurocent": centWord},
		French: {"et": andWord, "cent": hundredWord, "cents": hundredWord, "mille": thousandWord, "mil": thousandWord,
			"million": millionWord, "millions": millionWord, "euro": euroWord, "euros": euroWord, "deuro": euroWord,
			"deuros": euroWord, "eur": euroWord, "centime": centWord, "centimes": centWord}, // un million d'euros
		English: {"and": andWord, "hundred": hundredWord, "thousand": thousandWord, "million": millionWord, "euro": euroWord,
			"euros": euroWord, "eur": euroWord, "cent": centWord, "cents": centWord},
		German: {"und": andWord, "hundert": hundredWord, "tausend": thousandWord, "million": millionWord, "millionen": millionWord,
			"euro": euroWord, "euros": euroWord, "eur": euroWord, "cent": centWord, "cents": centWord},
	}
	// beforeAmount holds what people write before an amount and that is ignored.
	beforeAmount = map[Language][]string{Dutch: {"zegge", "hetbedragvan", "desomvan"}, French: {"soit", "lasommede", "sommede"},
		English: {"say", "thesumof", "sumof"}, German: {"inworten", "denbetragvon", "dersummevon"}}

	countingWordsOf = readCountingWords()
)

func readCountingWords() map[Language]map[string]countingWord {
	all := map[Language]map[string]countingWord{}
	for l, line := range numberWords {
		words := map[string]countingWord{}
		for i, spellings := range strings.Fields(line) {
			n := i
			if i >= 20 {
				n = (i - 18) * 10
			}
			for s := range strings.SplitSeq(spellings, "/") {
				words[s] = countingWord{numberWord, n}
			}
		}
		for s, kind := range otherWords[l] {
			words[s] = countingWord{kind: kind}
		}
		delete(words, ".")
		all[l] = words
	}
	return all
}

// The most bytes of a counting word and of an amount in words.
const (
	longestCountingWord = 10
	LongestAmount       = 300
)

// countingWords splits a text into counting words, with or without spaces and hyphens between them. It returns false when the text contains
// anything else.
func countingWords(text string, l Language) ([]countingWord, bool) {
	letters := strings.Join(strings.FieldsFunc(Fold(text), notLetter), "")
	for _, before := range beforeAmount[l] {
		letters = strings.TrimPrefix(letters, before)
	}
	if l == English {
		letters = strings.TrimSuffix(letters, "only")
	}
	if len(letters) > LongestAmount {
		return nil, false
	}
	return splitWords(letters, countingWordsOf[l], map[int]bool{})
}

// notLetter reports whether a character separates words. Digits do not, so that a word with digits is refused: an amount in words has none.
func notLetter(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }

// splitWords splits letters into words, with the longest first word whose rest can be split too: "vingtsix" is vingt and six, not vingts
// and ix. hopeless holds the lengths of rests that cannot be split, so that none is tried twice.
func splitWords(letters string, words map[string]countingWord, hopeless map[int]bool) ([]countingWord, bool) {
	if letters == "" {
		return nil, true
	}
	if hopeless[len(letters)] {
		return nil, false
	}
	for length := min(longestCountingWord, len(letters)); length > 0; length-- {
		if w, known := words[letters[:length]]; known {
			if rest, ok := splitWords(letters[length:], words, hopeless); ok {
				return append([]countingWord{w}, rest...), true
			}
		}
	}
	hopeless[len(letters)] = true
	return nil, false
}
