package sentence

import "strings"

// spellings are phrases by their first letter, to find the one that was meant by a word with a typing error.
type spellings struct {
	byLetter map[byte][]spelling
	single   map[string]string // by their letters with doubled ones written once
}

type spelling struct {
	letters string // of all its words, joined
	phrase  string
}

// leastLetters is the shortest word in which one error is forgiven, and leastForTwo the one for two.
const leastLetters, leastForTwo = 5, 9

func spellingsOf(p phrases) spellings {
	s := spellings{map[byte][]spelling{}, map[string]string{}}
	for phrase, m := range p {
		letters := strings.ReplaceAll(phrase, " ", "")
		if len(letters) < leastLetters || m.kinds&^(fill|near) == 0 && m.worthless() {
			continue
		}
		s.byLetter[letters[0]] = append(s.byLetter[letters[0]], spelling{letters, phrase})
		if other := s.single[singled(letters)]; other == "" || phrase < other {
			s.single[singled(letters)] = phrase
		}
	}
	return s
}

func (m meaning) worthless() bool {
	return m.counted == "" && m.feature == "" && m.region == "" && m.month == 0 && m.category == 0 && len(m.cities) == 0 && m.facades == 0
}

// alike are letters that sound the same, of which people take the other: "Maasijk".
var alike = strings.NewReplacer("ij", "ei", "ae", "aa")

// singled writes doubled letters once, and one of those that sound alike: they are what people doubt most.
func singled(s string) string {
	s = alike.Replace(s)
	b := make([]byte, 0, len(s))
	for i := range len(s) {
		if i == 0 || s[i] != s[i-1] {
			b = append(b, s[i])
		}
	}
	return string(b)
}

// meant gives the phrase that is closest to joined words, "" for none. The first letter must be right.
func (s spellings) meant(letters string) string {
	if phrase := s.single[singled(letters)]; phrase != "" && len(letters) >= leastLetters-1 {
		return phrase
	}
	if len(letters) < leastLetters {
		return ""
	}
	best, most := "", 1
	if len(letters) >= leastForTwo {
		most = 2
	}
	least := most + 1
	for _, x := range s.byLetter[letters[0]] {
		if d := len(x.letters) - len(letters); d > most || -d > most {
			continue
		}
		if d := distance(letters, x.letters, most); d < least || d == least && d <= most && x.phrase < best {
			best, least = x.phrase, d
		}
	}
	return best
}

// distance counts the letters that must be put in, left out, changed or swapped with their neighbour to make b of a; beyond most it is
// most+1.
func distance(a, b string, most int) int {
	const longest = 40
	if len(a) >= longest || len(b) >= longest {
		return most + 1
	}
	var rows [3][longest + 1]int
	for j := range len(b) + 1 {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		here, up, upper := &rows[i%3], &rows[(i+2)%3], &rows[(i+1)%3]
		here[0] = i
		best := i
		for j := 1; j <= len(b); j++ {
			cost := 1
			if a[i-1] == b[j-1] {
				cost = 0
			}
			here[j] = min(up[j]+1, here[j-1]+1, up[j-1]+cost)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				here[j] = min(here[j], upper[j-2]+1)
			}
			best = min(best, here[j])
		}
		if best > most {
			return most + 1
		}
	}
	return min(rows[len(a)%3][len(b)], most+1)
}
