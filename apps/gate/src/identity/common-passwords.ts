/** The most used passwords of eight characters or more, from published lists, in lower case. */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd 12345678 123456789 1234567890 0123456789
  87654321 987654321 0987654321 11223344 12341234 123123123 12344321 123454321 147258369 159753456 741852963 789456123 10203040
  qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwertyui1 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1
  asdfghjk asdfghjkl asdf1234 zxcvbnm1 zxcvbnm123 qazwsxedc 1qazxsw2 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 aa123456 a1234567
  iloveyou iloveyou1 sunshine sunshine1 princess princess1 football football1 baseball baseball1 basketball superman superman1
  batman123 pokemon1 starwars starwars1 trustno1 whatever whatever1 welcome1 welcome123 letmein1 letmein123 monkey123 dragon123
  michael1 jennifer jennifer1 charlie1 jordan23 michelle liverpool liverpool1 chelsea1 arsenal1 computer computer1 internet
  changeme changeme1 default1 administrator admin123 admin1234 adminadmin rootroot test1234 testtest testing1 guest123 master123
  samantha victoria alexander alexandra benjamin elizabeth danielle caroline freedom1 mustang1 corvette mercedes ferrari1 maverick
  killer123 hello123 hello1234 hellohello secret123 secret12 lovely123 babygirl babygirl1 chocolate butterfly butterfly1 cheese123
  blink182 snoopy123 ginger123 hannah123 ashley123 nicole123 daniel123 thomas123 andrew123 joshua123 matthew1 anthony1 william1
  salasana salasana1 salasana123 perkele1 perkele123 losenord losenord1 passwort passwort1 passwort123 hallo123 schatz123 fussball
  contrasena contraseña senha123 senha1234 motdepasse jelszo123 casino123 jackpot1 jackpot777 blackjack roulette lucky777 77777777
  88888888 99999999 11111111 22222222 33333333 44444444 55555555 66666666 00000000 12121212 13131313 69696969`.split(
    /\s+/,
  ),
);
