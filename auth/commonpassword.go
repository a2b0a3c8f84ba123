package auth

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/runes"
	"golang.org/x/text/transform"
	"golang.org/x/text/unicode/norm"
)

// keyboardRows lists the rows of keyboards, the alphabet and the digits. Runs of four or more characters, in either direction, are guessed
// first.
var keyboardRows = []string{
	"qwertyuiop", "azertyuiop", "qwertzuiop", "asdfghjkl", "qsdfghjklm", "zxcvbnm", "wxcvbn", "yxcvbnm",
	"abcdefghijklmnopqrstuvwxyz", "01234567890",
	"1qaz2wsx3edc4rfv5tgb6yhn", "1q2w3e4r5t6y7u8i9o0p", "aqwzsxedcrfv",
}

// usualWords lists words that people use as passwords in the four languages, without capitals and accents. A password of these words with
// digits and signs around them is easy to guess.
var usualWords = strings.Fields(`
	password passwort passwd passw pass wachtwoord motdepasse motdepas mdp kennwort geheim secret paswoord
	login admin administrator root user gebruiker utilisateur benutzer test
	demo welkom welcome bienvenue willkommen hallo hello bonjour salut letmein changeme default master azerty qwerty qwertz
	iloveyou ikhouvanjou ikhouvanje jetaime ichliebedich liefde amour liebe love schatje cherie cheri schatz
	sunshine zonnetje soleil sonne sommer zomer summer winter hiver herfst automne herbst autumn lente printemps fruhling spring
	januari februari maart april mei juni juli augustus september oktober november december januar februar marz mai august dezember
	janvier fevrier mars avril juin juillet aout octobre novembre decembre january february march june july october
	maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday tuesday wednesday thursday friday saturday sunday lundi mardi
	mercredi jeudi vendredi samedi dimanche montag dienstag mittwoch donnerstag freitag samstag sonntag
	belgie belgique belgien belgium vlaanderen wallonie brussel bruxelles brussels luxemburg luxembourg antwerpen gent liege
	anderlecht
	standard clubbrugge football voetbal fussball soccer dragon monkey princess prinses princesse superman batman pokemon starwars
	michael computer internet google facebook
	huis maison haus house home thuis woning immo immobilien immobilier vastgoed makelaar eigenaar proprietaire eigentumer owner
	notaris
	mijn mon meine my het le la de the een un une ein eine ik ben je suis ich bin is en et und and van voor pour for with met`)

// disguises maps signs that people write instead of letters.
var disguises = strings.NewReplacer("@", "a", "4", "a", "3", "e", "0", "o", "$", "s", "5", "s", "1", "i", "!", "i", "7", "t")

var digitsOnly = regexp.MustCompile(`\d`)

// fewestLeft is how many characters a password needs beside those that are easy to guess.
const fewestLeft = 5

// easy reports whether a password is easy to guess: little is left of it without common words, its owner's own words, runs of the keyboard,
// repetitions and digits.
func easy(password string, own []string) bool {
	plain := folded(password)
	return len([]rune(left(plain, own))) < fewestLeft || len([]rune(left(disguises.Replace(plain), own))) < fewestLeft
}

// left returns the part of a password that is not easy to guess.
func left(s string, own []string) string {
	known := slices.Concat(own, usualWords)
	slices.SortFunc(known, func(a, b string) int { return len(b) - len(a) })
	for _, w := range known {
		if len(w) >= 4 || len(w) == len(s) {
			s = strings.ReplaceAll(s, w, " ")
		}
	}
	words := strings.FieldsFunc(digitsOnly.ReplaceAllString(withoutRuns(s), " "), func(r rune) bool { return !unicode.IsLetter(r) })
	words = slices.DeleteFunc(words, func(w string) bool { return slices.Contains(usualWords, w) })
	slices.Sort(words)
	return undoubled(strings.Join(slices.Compact(words), ""))
}

// withoutRuns drops what runs along a keyboard, either way, four characters or more.
func withoutRuns(s string) string {
	for _, row := range keyboardRows {
		for _, run := range []string{row, backwards(row)} {
			for n := len(run); n >= 4; n-- {
				for i := 0; i+n <= len(run); i++ {
					s = strings.ReplaceAll(s, run[i:i+n], " ")
				}
			}
		}
	}
	return s
}

// undoubled replaces each run of one character by a single one.
func undoubled(s string) string {
	return string(slices.Compact([]rune(s)))
}

func backwards(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

// folded writes a text in small letters without accents.
func folded(s string) string {
	t, _, err := transform.String(transform.Chain(norm.NFKD, runes.Remove(runes.In(unicode.Mn))), strings.ToLower(s))
	if err != nil {
		return strings.ToLower(s)
	}
	return t
}

// ownWords returns the words that somebody who knows the owner tries first: name, address, street, the agency's name.
func ownWords(texts ...string) (words []string) {
	for _, text := range texts {
		for _, w := range strings.FieldsFunc(folded(text), func(r rune) bool { return !unicode.IsLetter(r) }) {
			if len(w) >= 4 {
				words = append(words, w)
			}
		}
	}
	return words
}
